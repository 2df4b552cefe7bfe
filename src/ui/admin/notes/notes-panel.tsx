import { Alert, Button, Group, Paper, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { memo, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '#ui/admin/icon.tsx'
import { createNoteDesk, type NoteDesk, useNoteDesk } from '#ui/admin/notes/note-desk.ts'
import { NoteForm } from '#ui/admin/notes/note-form.tsx'
import { NoteThread } from '#ui/admin/notes/note-thread.tsx'
import { isOpen, type NotePlace, useNotes } from '#ui/admin/notes/use-notes.ts'
import css from './notes.module.css'

interface NotesPanelProps extends NotePlace {
  /** The kind of record: “post”. */
  one: string
  /** The text that notes may refer to. */
  desk?: NoteDesk | undefined
}

/** All notes of a record. Typing in the form next to it does not render it. */
export const NotesPanel = memo(function NotesPanel({ collection, recordId, one, desk: given }: NotesPanelProps) {
  const [own] = useState(createNoteDesk)
  const desk = given ?? own
  const place = { collection, recordId }
  const { data: threads, isError, refetch } = useNotes(place)
  const { active, gone, asked } = useNoteDesk(desk)
  const [isWriting, setWriting] = useState(false)
  const [which, setWhich] = useState<'open' | 'resolved'>('open')
  const open = threads?.filter(isOpen) ?? []
  const resolved = threads?.filter((thread) => !isOpen(thread)) ?? []
  const shown = which === 'open' ? open : resolved
  useNamedNote(desk, threads !== undefined)

  const close = (noteId?: string) => {
    setWriting(false)
    desk.change({ asked: undefined, ...(noteId ? { active: noteId } : {}) })
  }
  return (
    <section className={css.panel} aria-label="Notes" data-own-keys>
      <Group justify="space-between" gap={8}>
        <SegmentedControl
          size="xs"
          aria-label="Which notes"
          data={[
            { value: 'open', label: `Open ${open.length}` },
            { value: 'resolved', label: `Resolved ${resolved.length}` },
          ]}
          value={which}
          onChange={(value) => setWhich(value === 'open' ? 'open' : 'resolved')}
        />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="plus" size={15} />}
          onClick={() => setWriting(true)}
        >
          Note on the {one}
        </Button>
      </Group>
      {(isWriting || asked) && (
        <Paper withBorder p={12} radius="md">
          <NoteForm key={asked?.quote ?? ''} place={place} anchor={asked} one={one} onClose={close} />
        </Paper>
      )}
      {isError && (
        <Alert color="red" title="The notes could not be read">
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {!threads && !isError && <Skeleton height={120} radius="md" role="status" aria-label="Loading the notes" />}
      {threads && shown.length === 0 && !isWriting && !asked && (
        <Text size="sm" c="dimmed">
          {which === 'open'
            ? 'No notes. Select a passage and press Ctrl Alt M, or write one on the whole '
            : 'Nothing is resolved yet on this '}
          {one}.
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
              if (desk.now().active !== thread.note.id) desk.change({ active: thread.note.id })
            }}
          />
        ))}
      </Stack>
    </section>
  )
})

/** Links in mails name a note. */
function useNamedNote(desk: NoteDesk, isRead: boolean): void {
  const named = useSearchParams()[0].get('note')
  useEffect(() => {
    if (!named || !isRead) return
    desk.change({ active: named })
    document.querySelector(`[data-note="${CSS.escape(named)}"]`)?.scrollIntoView({ block: 'center' })
  }, [desk, named, isRead])
}
