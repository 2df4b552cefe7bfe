import { NavLink, SegmentedControl, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { ActorFace } from '#records/admin/actor-face.tsx'
import { actorWord } from '#records/admin/actor-word.ts'
import * as m from '#records/admin/form/history/messages.ts'
import { type FieldWords, wordsFor } from '#records/admin/form/field-words.ts'
import type { HistoryEntry } from '#shared/schema/history.ts'
import { EmptyHistory } from '#records/admin/form/history/empty-history.tsx'
import { formatDate, formatTime } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './history.module.css'

type Wanted = 'all' | 'named' | 'published'

const CAUSES: Record<string, () => string> = {
  create: m.firstVersion,
  restore: m.restoredVersion,
  undo: m.undidAction,
  'find-replace': m.foundAndReplaced,
  publish: m.published,
  unpublish: m.takenDown,
  'publish-change': m.publishedChange,
  import: m.imported,
  archive: m.archived,
  unarchive: m.takenOut,
  autosave: m.savedByItself,
}
const MOST_FIELDS = 4

interface HistoryListProps {
  entries: HistoryEntry[]
  words: FieldWords | undefined
  chosen: number | undefined
  onChoose: (number: number) => void
}

export function HistoryList({ entries, words, chosen, onChoose }: HistoryListProps) {
  const [wanted, setWanted] = useState<Wanted>('all')
  const [who, setWho] = useState<string | null>(null)
  const authors = [...new Set(entries.map(({ authorName }) => authorName))]
  const shown = entries.filter(
    ({ name, isPublished, authorName }) =>
      (wanted === 'all' || (wanted === 'named' ? name !== '' : isPublished)) && (who === null || authorName === who),
  )
  const days = Map.groupBy(shown, ({ createdAt }) => formatDate(createdAt))
  return (
    <>
      <SegmentedControl<Wanted>
        fullWidth
        size="xs"
        aria-label={m.whichVersions()}
        value={wanted}
        onChange={setWanted}
        data={[
          { value: 'all', label: m.all() },
          { value: 'named', label: m.named() },
          { value: 'published', label: m.published() },
        ]}
      />
      {authors.length > 1 && (
        <Select
          mt={8}
          size="xs"
          aria-label={m.whoseVersions()}
          placeholder={m.anyone()}
          clearable
          data={authors.map((value) => ({ value, label: actorWord(value) }))}
          value={who}
          onChange={setWho}
        />
      )}
      {isUntouched(entries) ? (
        <EmptyHistory />
      ) : (
        shown.length === 0 && (
          <Text c="dimmed" size="sm" mt={12}>
            {m.noSuchVersion()}
          </Text>
        )
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
        {m.howKept()}
      </Text>
    </>
  )
}

const isUntouched = ([first, ...more]: HistoryEntry[]) =>
  more.length === 0 && (!first || (first.cause === 'create' && first.saves === 1))

const timeOf = (iso: string) => formatTime(new Date(iso))

interface EntryProps extends Omit<HistoryListProps, 'entries'> {
  entry: HistoryEntry
}

function Entry({ entry, words, chosen, onChoose }: EntryProps) {
  const { number, authorId, authorName, startedAt, createdAt, saves, name, isPublished, parts } = entry
  const isOpen = chosen === number || parts.some((part) => part.number === chosen)
  const span = [...new Set([timeOf(startedAt), timeOf(createdAt)])].join('–')
  return (
    <>
      <NavLink
        component="button"
        type="button"
        active={chosen === number}
        onClick={() => onChoose(number)}
        label={actorWord(authorName)}
        leftSection={<ActorFace id={authorId} name={authorName} size={26} />}
        className={css.entry}
        rightSection={
          <Text size="xs" c="dimmed">
            {span}
          </Text>
        }
        description={
          <>
            {summary(entry, words)}
            {saves > 1 && ` · ${m.saves({ count: saves })}`}
            {(isPublished || name) && (
              <span className={css.marks}>
                {isPublished && <Badge tone="good">{m.published()}</Badge>}
                {name && <Badge tone="quiet">{name}</Badge>}
              </span>
            )}
          </>
        }
      />
      {isOpen && <Parts entry={entry} chosen={chosen} onChoose={onChoose} />}
    </>
  )
}

/** The single saves of an entry, except for the last, which represents it. */
export const Parts = ({ entry, chosen, onChoose }: Pick<EntryProps, 'entry' | 'chosen' | 'onChoose'>) =>
  entry.parts.map((part) => (
    <NavLink
      key={part.number}
      component="button"
      type="button"
      className={css.part}
      active={chosen === part.number}
      onClick={() => onChoose(part.number)}
      label={m.saveOf({ time: timeOf(part.createdAt) })}
    />
  ))

function summary({ fields, cause }: HistoryEntry, words: FieldWords | undefined): string {
  const names = fields.map((field) => wordsFor(words, [field]).label)
  const fieldNames = names.slice(0, MOST_FIELDS).join(', ') + (names.length > MOST_FIELDS ? ', …' : '')
  const caused = CAUSES[cause]?.() ?? ''
  if (caused && fieldNames) return m.causeAndFields({ cause: caused, fields: fieldNames })
  return caused || fieldNames || m.saved()
}
