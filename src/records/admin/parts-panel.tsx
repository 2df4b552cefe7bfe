import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Icon } from '#ui/admin/icon.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { isEditor } from '#records/admin/api/user.ts'

interface PartsPanelProps<Part> {
  title: string
  add: string
  /** Where parts would be: of an owner that is not saved yet, and while they cannot be read. */
  onceSaved: string
  unread: string
  /** The id of a saved owner; a new one has no parts yet. */
  id: string | undefined
  query: Pick<UseQueryResult<{ items: Part[] }>, 'data' | 'isError' | 'refetch'>
  onAdd: () => void
  children: (parts: Part[]) => ReactNode
}

export function PartsPanel<Part>({ title, add, onceSaved, unread, id, query, onAdd, children }: PartsPanelProps<Part>) {
  return (
    <>
      <Group justify="space-between" mb={14}>
        <Title order={2} fz={15} lh={1.35}>
          {title}
        </Title>
        {id && isEditor() && (
          <Button variant="default" size="compact-md" leftSection={<Icon name="plus" size={16} />} onClick={onAdd}>
            {add}
          </Button>
        )}
      </Group>
      {id ? (
        <Parts unread={unread} query={query}>
          {children}
        </Parts>
      ) : (
        <Text size="sm" c="dimmed">
          {onceSaved}
        </Text>
      )}
    </>
  )
}

function Parts<Part>({ unread, query, children }: Pick<PartsPanelProps<Part>, 'unread' | 'query' | 'children'>) {
  const { data, isError, refetch } = query
  if (data) return children(data.items)
  if (!isError) return <Skeleton height={90} />
  return <ReadFailure title={unread} onTryAgain={refetch} />
}
