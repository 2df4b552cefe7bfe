import { NavLink, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { type FieldWords, wordsFor } from '#ui/admin/form/field-words.ts'
import type { HistoryEntry } from '#ui/admin/form/history-queries.ts'
import { formatDate, formatTime } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './history.module.css'

type Wanted = 'all' | 'named' | 'published'

/** What an entry did besides changing fields. */
const CAUSES: Record<string, string> = {
  create: 'First version',
  restore: 'Restored a version',
  publish: 'Published',
  unpublish: 'Taken down',
  'publish-change': 'Published a waiting change',
  import: 'Imported',
  archive: 'Archived',
  unarchive: 'Taken out of the archive',
  autosave: 'Draft, saved by itself',
}
const FIELDS_TOLD = 4

interface HistoryListProps {
  entries: HistoryEntry[]
  words: FieldWords | undefined
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** Entries by day, the newest first. */
export function HistoryList({ entries, words, chosen, onChoose }: HistoryListProps) {
  const [wanted, setWanted] = useState<Wanted>('all')
  const shown = entries.filter(
    ({ name, isPublished }) => wanted === 'all' || (wanted === 'named' ? name !== '' : isPublished),
  )
  const days = Map.groupBy(shown, ({ createdAt }) => formatDate(createdAt))
  return (
    <>
      <SegmentedControl<Wanted>
        fullWidth
        size="xs"
        aria-label="Which versions"
        value={wanted}
        onChange={setWanted}
        data={[
          { value: 'all', label: 'All' },
          { value: 'named', label: 'Named' },
          { value: 'published', label: 'Published' },
        ]}
      />
      {shown.length === 0 && (
        <Text c="dimmed" size="sm" mt={12}>
          {wanted === 'all' ? 'Nothing was changed yet.' : 'There is no such version.'}
        </Text>
      )}
      {[...days].map(([day, own]) => (
        <section key={day} aria-label={day}>
          <h3 className={css.day}>{day}</h3>
          {own.map((entry) => (
            <Entry key={entry.number} {...{ entry, words, chosen, onChoose }} />
          ))}
        </section>
      ))}
      <Text size="xs" c="dimmed" mt={12}>
        Edits of one person within an hour are one entry. Named and published versions are kept for ever, others are
        thinned out after 30 days.
      </Text>
    </>
  )
}

const timeOf = (iso: string) => formatTime(new Date(iso))

function Entry({ entry, words, chosen, onChoose }: { entry: HistoryEntry } & Omit<HistoryListProps, 'entries'>) {
  const { number, authorName, startedAt, createdAt, saves, name, isPublished, parts } = entry
  const isOpen = chosen === number || parts.some((part) => part.number === chosen)
  const span = [...new Set([timeOf(startedAt), timeOf(createdAt)])].join('–')
  return (
    <>
      <NavLink
        component="button"
        type="button"
        active={chosen === number}
        onClick={() => onChoose(number)}
        label={authorName}
        rightSection={
          <Text size="xs" c="dimmed">
            {span}
          </Text>
        }
        description={
          <>
            {summary(entry, words)}
            {saves > 1 && ` · ${saves} saves`}
            {(isPublished || name) && (
              <span className={css.marks}>
                {isPublished && <Badge tone="good">Published</Badge>}
                {name && <Badge tone="quiet">{name}</Badge>}
              </span>
            )}
          </>
        }
      />
      {isOpen &&
        parts.map((part) => (
          <NavLink
            key={part.number}
            component="button"
            type="button"
            className={css.part}
            active={chosen === part.number}
            onClick={() => onChoose(part.number)}
            label={`Save of ${timeOf(part.createdAt)}`}
          />
        ))}
    </>
  )
}

function summary({ fields, cause }: HistoryEntry, words: FieldWords | undefined): string {
  const names = fields.map((field) => wordsFor(words, [field]).label)
  const told = names.slice(0, FIELDS_TOLD).join(', ') + (names.length > FIELDS_TOLD ? ', …' : '')
  return [CAUSES[cause], told].filter(Boolean).join(': ') || 'Saved'
}
