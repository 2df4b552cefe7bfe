import { Alert, Button, Group, Select, Skeleton, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actorWord } from '#records/admin/actor-word.ts'
import * as m from '#records/admin/form/history/messages.ts'
import { KEPT_ON_RESTORE } from '#shared/kept-on-restore.ts'
import type { MergeGroups } from '#shared/merge.ts'
import type { HistoryEntry } from '#shared/schema/history.ts'
import { api } from '#records/admin/api/client.ts'
import { FieldDiff, type Layout } from '#records/admin/diff/field-diff.tsx'
import { sideBySide } from '#records/admin/diff/messages.ts'
import { LayoutChoice } from '#records/admin/diff/layout-choice.tsx'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import type { Restore } from '#records/admin/form/use-restore.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import type { RecordBase, Resource } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './history.module.css'

const ROOM_FOR_SIDES = '(min-width: 75em)'
const NAME_MAX = 80

type Compared = 'now' | 'before'
const comparedWays = (): { value: Compared; label: string }[] => [
  { value: 'now', label: m.whatIsNow() },
  { value: 'before', label: m.whatWasBefore() },
]

export interface HistoryOf {
  resource: Resource
  record: RecordBase
  mergeGroups: MergeGroups
  words?: FieldWords | undefined
}

interface HistoryVersionProps extends HistoryOf {
  entry: HistoryEntry
  number: number
  /** The newest version is compared with its predecessor, because nothing has changed since. */
  isNewest: boolean
  onRestore: Restore
  /** Opens the full-width view, where there is no room next to the list. */
  onWiden?: (() => void) | undefined
  isNarrow: boolean
}

const versionQuery = ({ collection }: Resource, { id }: RecordBase, number: number) =>
  queryOptions({
    queryKey: ['records', collection, id, 'revision', number],
    queryFn: () => api.get(`/${collection}/{id}/revisions/{number}`, { params: { id, number } }),
  })

export function HistoryVersion(props: HistoryVersionProps) {
  const { resource, record, mergeGroups, words, entry, number, isNewest, onRestore, onWiden, isNarrow } = props
  const own = useQuery(versionQuery(resource, record, number))
  const [comparedWith, setComparedWith] = useState<Compared>(isNewest && entry.before > 0 ? 'before' : 'now')
  const before = useQuery({
    ...versionQuery(resource, record, entry.before),
    enabled: comparedWith === 'before',
  })
  const hasRoom = useMediaQuery(ROOM_FOR_SIDES, true) && !isNarrow
  const [layout, setLayout] = useState<Layout>('sides')
  const [isNaming, setNaming] = useState(false)
  const [version, earlier] = [own.data, before.data]
  if (!version || (comparedWith === 'before' && !earlier)) {
    const failed = [own, before].find(({ isError }) => isError)
    if (!failed) return <Skeleton height={200} />
    return <ReadFailure title={m.versionUnread()} onTryAgain={failed.refetch} isTrying={failed.isFetching} />
  }
  const shape = { mergeGroups, words, layout: hasRoom ? layout : 'column' } as const
  const thisOne = m.thisVersion({ moment: formatDateTime(version.createdAt) })

  return (
    <>
      <Group justify="space-between" mb={12} gap={8}>
        <div>
          <Text fw={600}>{version.name || m.versionAt({ moment: formatDateTime(version.createdAt) })}</Text>
          <Text size="sm" c="dimmed">
            {m.byAt({ name: actorWord(entry.authorName), moment: formatDateTime(version.createdAt) })}
          </Text>
        </div>
        <Group gap={8} className={css.ways}>
          {hasRoom && <LayoutChoice value={layout} onChange={setLayout} />}
          {onWiden && (
            <Button variant="default" leftSection={<Icon name="columns" size={16} />} onClick={onWiden}>
              {sideBySide()}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Icon name="bookmark" size={16} />}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            {m.nameVersion()}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="undo" size={16} />}
            onClick={() => void onRestore(version)}
          >
            {m.restoreAll()}
          </Button>
        </Group>
      </Group>
      {isNaming && (
        <NameForm
          name={version.name}
          onName={async (name) => {
            await api.put(`/${resource.collection}/{id}/revisions/{number}`, {
              params: { id: record.id, number },
              body: { name },
            })
            notify.success(SUCCESS.updated)
            setNaming(false)
            await invalidateRecords(resource.collection)
          }}
        />
      )}
      {entry.before > 0 && (
        <Select
          label={m.compareWith()}
          mb={12}
          maw={260}
          allowDeselect={false}
          data={comparedWays()}
          value={comparedWith}
          onChange={(chosen) => chosen && setComparedWith(chosen)}
        />
      )}
      {earlier && comparedWith === 'before' ? (
        <FieldDiff
          {...shape}
          before={earlier.data}
          after={version.data}
          heads={[m.before({ moment: formatDateTime(earlier.createdAt) }), thisOne]}
        />
      ) : (
        <FieldDiff
          {...shape}
          before={version.data}
          after={record}
          heads={[thisOne, m.now()]}
          action={(unit, label) =>
            unit.paths.some(([field]) => KEPT_ON_RESTORE.has(field)) ? (
              <Text size="xs" c="dimmed">
                {m.staysAsIs()}
              </Text>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={m.restoreFieldOf({ label })}
                leftSection={<Icon name="undo" size={14} />}
                onClick={() => void onRestore(version, { names: [unit.name], label })}
              >
                {m.restoreField()}
              </Button>
            )
          }
        />
      )}
      <Alert color="cobalt" mt={14} icon={<Icon name="info" />}>
        {rich(m.whatRestoreDoes, { b: (inner) => <b>{inner}</b> })}
      </Alert>
    </>
  )
}

/** Not a form element: it is nested in the form of the record. */
function NameForm({ name: stored, onName }: { name: string; onName: (name: string) => Promise<void> }) {
  const [name, setName] = useState(stored)
  const give = () => void onName(name.trim())
  return (
    <Group gap={8} mb={12} align="end">
      <TextInput
        label={m.versionName()}
        description={m.nameKeeps()}
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          give()
        }}
        autoFocus
      />
      <Button onClick={give}>{m.saveName()}</Button>
    </Group>
  )
}
