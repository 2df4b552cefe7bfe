import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Icon } from '#ui/admin/icon.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { isEditor } from '#records/admin/api/user.ts'

interface PartsPanelProps<Part> {
  title: string
  many: string
  add: string
  owner: string
  /** The id of a saved owner; a new one has no parts yet. */
  id: string | undefined
  query: Pick<UseQueryResult<{ items: Part[] }>, 'data' | 'isError' | 'refetch'>
  onAdd: () => void
  children: (parts: Part[]) => ReactNode
}

export function PartsPanel<Part>({ title, many, add, owner, id, query, onAdd, children }: PartsPanelProps<Part>) {
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
        <Parts many={many} query={query}>
          {children}
        </Parts>
      ) : (
        <Text size="sm" c="dimmed">
          The {many} can be added once the {owner} is saved.
        </Text>
      )}
    </>
  )
}

function Parts<Part>({ many, query, children }: Pick<PartsPanelProps<Part>, 'many' | 'query' | 'children'>) {
  const { data, isError, refetch } = query
  if (data) return children(data.items)
  if (!isError) return <Skeleton height={90} />
  return <ReadFailure title={`The ${many} could not be read`} onTryAgain={refetch} />
}
