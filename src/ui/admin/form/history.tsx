import { Button, Drawer, Group, NavLink, ScrollArea, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#ui/admin/api/client.ts'
import type { FieldWords } from '#ui/admin/form/field-words.ts'
import { RecordDiff } from '#ui/admin/form/record-diff.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'
import css from './history.module.css'

interface Revision {
  number: number
  authorName: string
  createdAt: string
}

interface HistoryProps {
  resource: Resource
  record: RecordBase
  words?: FieldWords | undefined
  /** Says whether it was done. */
  onRestore: (version: Revision) => Promise<boolean>
  onClose: () => void
}

/** Who saved what and when; any version can be looked at beside the present one and brought back. */
export function History({ resource, record, words, onRestore, onClose }: HistoryProps) {
  const base = `/${resource.collection}/${record.id}/revisions`
  const { data: list } = useQuery({
    queryKey: ['records', resource.collection, record.id, 'revisions', record.version],
    queryFn: () => api<{ items: Revision[] }>('GET', base),
  })
  const [chosen, setChosen] = useState<number>()
  const { data: revision } = useQuery({
    queryKey: ['records', resource.collection, record.id, 'revision', chosen],
    queryFn: () => api<Revision & { data: object }>('GET', `${base}/${chosen}`),
    enabled: chosen !== undefined,
  })

  async function restore(version: Revision): Promise<void> {
    if (await onRestore(version)) onClose()
  }

  return (
    <Drawer opened onClose={onClose} position="right" size="xl" title="History">
      <div className={css.history}>
        <ScrollArea className={css.list}>
          {!list && <Skeleton height={120} />}
          {list?.items.map(({ number, authorName, createdAt }) => (
            <NavLink
              key={number}
              component="button"
              type="button"
              active={number === chosen}
              onClick={() => setChosen(number)}
              label={formatDateTime(createdAt)}
              description={authorName}
            />
          ))}
        </ScrollArea>
        <div className={css.version}>
          {chosen === undefined && <Text c="dimmed">Choose a version to see how it differs from the saved one.</Text>}
          {revision && (
            <>
              <Group justify="space-between" mb={12}>
                <Text size="sm">
                  <del>That version</del> and <ins>the present one</ins>
                </Text>
                <Button size="compact-sm" onClick={() => void restore(revision)}>
                  Restore this version
                </Button>
              </Group>
              <RecordDiff before={revision.data} after={record} words={words} />
            </>
          )}
        </div>
      </div>
    </Drawer>
  )
}
