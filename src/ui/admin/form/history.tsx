import { KEPT_ON_RESTORE } from '#shared/kept-on-restore.ts'
import { Alert, Button, Group, Modal, ScrollArea, SegmentedControl, Skeleton, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Together } from '#shared/merge.ts'
import { api } from '#ui/admin/api/client.ts'
import { FieldDiff, type Layout } from '#ui/admin/diff/field-diff.tsx'
import type { FieldWords } from '#ui/admin/form/field-words.ts'
import { HistoryList } from '#ui/admin/form/history-list.tsx'
import { type HistoryEntry, historyQuery, type Version } from '#ui/admin/form/history-queries.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { readAgain } from '#ui/admin/records/queries.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './history.module.css'

const ROOM_FOR_SIDES = '(min-width: 75em)'
interface HistoryProps {
  resource: Resource
  record: RecordBase
  together: Together
  words?: FieldWords | undefined
  /** Says whether it was done. */
  onRestore: (version: Version, fields?: { names: string[]; label: string }) => Promise<boolean>
  onClose: () => void
}

/** Who changed what and when; any version can be compared with the present one, named, and brought back whole or in part. */
export function History({ resource, record, together, words, onRestore, onClose }: HistoryProps) {
  const { data: entries } = useQuery(historyQuery(resource.collection, record))
  const [chosen, setChosen] = useState<number>()
  const entry = entries?.find(({ number, parts }) => number === chosen || parts.some((part) => part.number === chosen))
  return (
    <Modal opened onClose={onClose} fullScreen title="History" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={css.history}>
        <ScrollArea className={css.list}>
          {!entries && <Skeleton height={120} />}
          {entries && <HistoryList entries={entries} words={words} chosen={chosen} onChoose={setChosen} />}
        </ScrollArea>
        <div className={css.version}>
          {chosen === undefined || !entry ? (
            <Text c="dimmed">Choose a version to see how it differs from the saved one.</Text>
          ) : (
            <Chosen
              key={chosen}
              {...{ resource, record, together, words, entry }}
              number={chosen}
              onRestore={async (version, fields) => {
                if (await onRestore(version, fields)) onClose()
              }}
            />
          )}
        </div>
      </div>
    </Modal>
  )
}

interface ChosenProps extends Omit<HistoryProps, 'onClose' | 'onRestore'> {
  entry: HistoryEntry
  number: number
  onRestore: (version: Version, fields?: { names: string[]; label: string }) => Promise<void>
}

function Chosen({ resource, record, together, words, entry, number, onRestore }: ChosenProps) {
  const path = `/${resource.collection}/${record.id}/revisions/${number}`
  const { data: version } = useQuery({
    queryKey: ['records', resource.collection, record.id, 'revision', number],
    queryFn: () => api<Version & { data: object }>('GET', path),
  })
  const hasRoom = useMediaQuery(ROOM_FOR_SIDES, true)
  const [layout, setLayout] = useState<Layout>('sides')
  const [name, setName] = useState<string>()
  if (!version) return <Skeleton height={200} />

  async function rename(): Promise<void> {
    await api('PUT', path, { body: { name: name?.trim() ?? '' } })
    notify.success(SUCCESS.updated)
    setName(undefined)
    await readAgain(resource.collection)
  }

  return (
    <>
      <Group justify="space-between" mb={12} gap={8}>
        <div>
          <Text fw={600}>{version.name || `Version of ${formatDateTime(version.createdAt)}`}</Text>
          <Text size="sm" c="dimmed">
            {entry.authorName}, {formatDateTime(version.createdAt)}
          </Text>
        </div>
        <Group gap={8}>
          {hasRoom && (
            <SegmentedControl<Layout>
              size="xs"
              aria-label="How to compare"
              value={layout}
              onChange={setLayout}
              data={[
                { value: 'sides', label: 'Side by side' },
                { value: 'column', label: 'One column' },
              ]}
            />
          )}
          <Button
            variant="default"
            leftSection={<Icon name="bookmark" size={16} />}
            onClick={() => setName(version.name)}
          >
            Name this version…
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="undo" size={16} />}
            onClick={() => void onRestore(version)}
          >
            Restore all of it…
          </Button>
        </Group>
      </Group>
      {name !== undefined && (
        <Group gap={8} mb={12} align="end">
          <TextInput
            label="Name of the version"
            description="A version with a name is kept for ever."
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void rename()
            }}
            autoFocus
          />
          <Button onClick={() => void rename()}>Save the name</Button>
        </Group>
      )}
      <FieldDiff
        before={version.data}
        after={record}
        together={together}
        words={words}
        layout={hasRoom ? layout : 'column'}
        heads={[`This version, ${formatDateTime(version.createdAt)}`, 'Now']}
        action={(unit, label) =>
          unit.paths.some(([field]) => KEPT_ON_RESTORE.has(field)) ? (
            <Text size="xs" c="dimmed">
              Stays as it is
            </Text>
          ) : (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Restore this field: ${label}`}
              leftSection={<Icon name="undo" size={14} />}
              onClick={() => void onRestore(version, { names: [unit.name], label })}
            >
              Restore this field
            </Button>
          )
        }
      />
      <Alert color="cobalt" mt={14} icon={<Icon name="info" />}>
        Restoring brings back the text and data. <b>Status, slug and category stay as they are.</b> It is one more entry
        here, so it can be undone.
      </Alert>
    </>
  )
}
