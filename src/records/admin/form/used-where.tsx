import { Anchor, List, Modal, Skeleton, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as m from '#records/admin/form/messages.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import type { Resource } from '#records/admin/resource.ts'
import { isCapped } from '#records/admin/usage.ts'
import { usageQuery } from '#records/admin/usage-query.ts'
import { text } from '#shared/words/message.ts'

interface UsedWhereProps {
  resource: Pick<Resource, 'collection' | 'words'>
  id: string
  isOpen: boolean
  onClose: () => void
}

export const UsedWhere = ({ resource, id, isOpen, onClose }: UsedWhereProps) => (
  <Modal
    opened={useMounted() && isOpen}
    onClose={onClose}
    title={m.whereThisUsed({ noun: resource.words.one })}
    centered
  >
    <Usages resource={resource} id={id} />
  </Modal>
)

export function Usages({ resource, id }: Pick<UsedWhereProps, 'resource' | 'id'>) {
  const { data, isError, refetch } = useQuery(usageQuery(resource, id))
  if (!data && isError) return <ReadFailure title={m.usageUnread()} onTryAgain={refetch} />
  if (!data) return <Skeleton height={60} />
  const { items } = data
  if (items.length === 0) return <Text size="sm">{m.nowhere()}</Text>
  return (
    <>
      <List size="sm" spacing={6}>
        {items.map((usage) => (
          <List.Item key={`${usage.collection}${usage.id}${usage.as.text}`}>
            <Anchor component={Link} to={`/admin/${usage.collection}/${usage.id}`}>
              {usage.title || m.untitled()}
            </Anchor>{' '}
            <Text span c="dimmed">
              {usage.isByRule ? text(usage.as) : m.usedAs({ what: usage.as })}
            </Text>
          </List.Item>
        ))}
      </List>
      {isCapped(items) && (
        <Text size="sm" mt={8}>
          {m.onlyFirst({ count: MAX_USAGES })}
        </Text>
      )}
    </>
  )
}
