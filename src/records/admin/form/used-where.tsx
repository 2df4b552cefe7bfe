import { Anchor, List, Modal, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MAX_USAGES } from '#shared/schema/usage.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import type { Resource } from '#records/admin/resource.ts'
import { isCapped, usageQuery } from '#records/admin/usage.ts'

interface UsedWhereProps {
  resource: Pick<Resource, 'collection' | 'one'>
  id: string
  isOpen: boolean
  onClose: () => void
}

export const UsedWhere = ({ resource, id, isOpen, onClose }: UsedWhereProps) => (
  <Modal opened={isOpen} onClose={onClose} title={`Where this ${resource.one} is used`} centered>
    <Usages resource={resource} id={id} />
  </Modal>
)

export function Usages({ resource, id }: Pick<UsedWhereProps, 'resource' | 'id'>) {
  const { data, isError, refetch } = useQuery(usageQuery(resource, id))
  if (!data && isError) return <ReadFailure title="This could not be read" onTryAgain={refetch} />
  if (!data) return <Skeleton height={60} />
  const { items } = data
  if (items.length === 0) return <Text size="sm">Nowhere. Nothing refers to it.</Text>
  return (
    <>
      <List size="sm" spacing={6}>
        {items.map((usage) => (
          <List.Item key={`${usage.collection}${usage.id}${usage.as}`}>
            <Anchor component={Link} to={`/admin/${usage.collection}/${usage.id}`}>
              {usage.title || 'Untitled'}
            </Anchor>{' '}
            <Text span c="dimmed">
              {usage.isByRule ? usage.as : `as ${usage.as}`}
            </Text>
          </List.Item>
        ))}
      </List>
      {isCapped(items) && (
        <Text size="sm" mt={8}>
          And more: only the first {MAX_USAGES} of a kind are listed.
        </Text>
      )}
    </>
  )
}
