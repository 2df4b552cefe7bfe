import { Button, Drawer, Group, NavLink, ScrollArea, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#ui/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { type FieldWords, RecordDiff } from '#ui/admin/form/record-diff.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { readAgain } from '#ui/admin/records/queries.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './history.module.css'

interface Revision {
  number: number
  authorName: string
  createdAt: string
}

interface HistoryProps {
  resource: Resource
  record: RecordBase
  isDirty: boolean
  words?: FieldWords | undefined
  onRestored: (record: RecordBase) => void
  onClose: () => void
}

/** Who saved what and when; any version can be looked at beside the present one and brought back. */
export function History({ resource, record, isDirty, words, onRestored, onClose }: HistoryProps) {
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

  async function restore(number: number): Promise<void> {
    const isWanted =
      !isDirty ||
      (await confirm({
        title: 'Restore this version?',
        body: 'You have unsaved changes in the form. They will be replaced.',
        action: 'Restore',
      }))
    if (!isWanted) return
    onRestored(await api<RecordBase>('POST', `${base}/${number}/restore`))
    await readAgain(resource.collection)
    notify.success(SUCCESS.updated)
    onClose()
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
                <Button size="compact-sm" onClick={() => void restore(revision.number)}>
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
