import * as m from '#features/collaboration/messages.ts'
import { Button, Group, Paper, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { memo, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '#ui/admin/icon.tsx'
import { createNoteStore, type NoteStore, useNoteStore } from '#features/collaboration/admin/notes/note-store.ts'
import { NoteForm } from '#features/collaboration/admin/notes/note-form.tsx'
import { NoteThread } from '#features/collaboration/admin/notes/note-thread.tsx'
import { isOpen, type NotePlace, type Thread, useNotes } from '#features/collaboration/admin/notes/use-notes.ts'
import { forgetNote, repliesWithout, replyTo, unsentNote } from '#features/collaboration/admin/notes/use-unsent-note.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import css from './notes.module.css'
import { useLanguage } from '#ui/admin/words/speak.ts'

interface NotesPanelProps extends NotePlace {
  /** The kind of record: “post”. */
  one: string
  store?: NoteStore | undefined
}

/** All notes of a record. Typing in the form next to it does not render it. */
export const NotesPanel = memo(function NotesPanel({ collection, recordId, one, store: given }: NotesPanelProps) {
  useLanguage()
  const [own] = useState(createNoteStore)
  const store = given ?? own
  const place = { collection, recordId }
  const { data: threads, isError, error, refetch } = useNotes(place)
  const { active, gone, draftAnchor } = useNoteStore(store)
  const [writing, setWriting] = useState(() => (unsentNote(place) === '' ? undefined : { hasFocus: false }))
  const [which, setWhich] = useState<'open' | 'resolved'>('open')
  const open = threads?.filter(isOpen) ?? []
  const resolved = threads?.filter((thread) => !isOpen(thread)) ?? []
  // One that a colleague resolved while it was being replied to stays where it is.
  const shown = which === 'open' ? (threads?.filter((thread) => isOpen(thread) || hasReply(thread)) ?? []) : resolved
  const unanswerable = threads ? repliesWithout(place, new Set(threads.map(({ note }) => note.id))) : []
  useNamedNote(store, threads !== undefined)

  const close = (noteId?: string) => {
    setWriting(undefined)
    store.change({ draftAnchor: undefined, ...(noteId ? { active: noteId } : {}) })
  }
  return (
    <section className={css.panel} aria-label={m.notes()} data-own-keys>
      <Group justify="space-between" gap={8}>
        <SegmentedControl
          size="xs"
          aria-label={m.whichNotes()}
          data={[
            { value: 'open', label: m.openCount({ number: String(open.length) }) },
            { value: 'resolved', label: m.resolvedCount({ number: String(resolved.length) }) },
          ]}
          value={which}
          onChange={(value) => setWhich(value === 'open' ? 'open' : 'resolved')}
        />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="plus" size={15} />}
          onClick={() => setWriting({ hasFocus: true })}
        >
          {m.noteOn({ noun: one })}
        </Button>
      </Group>
      {(writing || draftAnchor) && (
        <Paper withBorder p={12} radius="md">
          <NoteForm
            key={draftAnchor?.quote ?? ''}
            place={place}
            anchor={draftAnchor}
            one={one}
            hasFocus={draftAnchor !== undefined || writing?.hasFocus === true}
            onClose={close}
          />
        </Paper>
      )}
      {unanswerable.map((noteId) => (
        <Paper key={noteId} withBorder p={12} radius="md">
          <Text size="sm" role="status" mb={8}>
            {m.parentDeleted()}
          </Text>
          <NoteForm
            place={place}
            anchor={undefined}
            about={replyTo(noteId)}
            one={one}
            hasFocus={false}
            onClose={(sentId) => {
              forgetNote(place, replyTo(noteId))
              close(sentId)
            }}
          />
        </Paper>
      ))}
      {isError && <ReadFailure title={m.unread()} error={error} onTryAgain={refetch} />}
      {!threads && !isError && <Skeleton height={120} radius="md" role="status" aria-label={m.loading()} />}
      {threads && shown.length === 0 && !writing && !draftAnchor && (
        <Text size="sm" c="dimmed">
          {(which === 'open' ? m.noneOpen : m.noneResolved)({ noun: one })}
        </Text>
      )}
      <Stack gap={12}>
        {shown.map((thread) => (
          <NoteThread
            key={thread.note.id}
            thread={thread}
            isActive={thread.note.id === active}
            isGone={gone.includes(thread.note.id)}
            onActivate={() => {
              if (store.now().active !== thread.note.id) store.change({ active: thread.note.id })
            }}
          />
        ))}
      </Stack>
    </section>
  )
})

const hasReply = ({ note }: Thread) => unsentNote(note, replyTo(note.id)) !== ''

/** Links in mails name a note. */
function useNamedNote(store: NoteStore, isRead: boolean): void {
  const named = useSearchParams()[0].get('note')
  useEffect(() => {
    if (!named || !isRead) return
    store.change({ active: named })
    document.querySelector(`[data-note="${CSS.escape(named)}"]`)?.scrollIntoView({ block: 'center' })
  }, [store, named, isRead])
}
