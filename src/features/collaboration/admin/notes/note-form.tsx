import * as m from '#features/collaboration/messages.ts'
import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Anchor } from '#shared/schema/note.ts'
import { mentionsIn } from '#features/collaboration/admin/notes/mentions.ts'
import { NoteField } from '#features/collaboration/admin/notes/note-field.tsx'
import { addNote, type NotePlace, usePeople } from '#features/collaboration/admin/notes/use-notes.ts'
import { useUnsentNote } from '#features/collaboration/admin/notes/use-unsent-note.ts'
import { cancel } from '#ui/admin/messages.ts'

interface NoteFormProps {
  place: NotePlace
  anchor: Anchor | undefined
  /** What its text is kept under, if not the passage. */
  about?: string
  one: string
  hasFocus: boolean
  onClose: (noteId?: string) => void
}

export function NoteForm({ place, anchor, about, one, hasFocus, onClose }: NoteFormProps) {
  const people = usePeople()
  const [text, setText] = useUnsentNote(place, about ?? anchor?.quote)
  const [isSending, setSending] = useState(false)

  async function send(): Promise<void> {
    if (text.trim() === '' || isSending) return
    setSending(true)
    try {
      const { collection, recordId } = place
      const note = await addNote({
        collection,
        recordId,
        body: text,
        anchor: anchor ?? null,
        mentions: mentionsIn(text, people),
      })
      setText('')
      onClose(note.id)
    } catch {
      // The toast shows the error; the typed text stays.
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap={10}>
      <NoteField
        label={m.newNote()}
        placeholder={m.writeNote()}
        value={text}
        onChange={setText}
        onSend={() => void send()}
        onCancel={() => onClose()}
        hasFocus={hasFocus}
      />
      <Text size="xs" c="dimmed" lineClamp={2}>
        {anchor ? m.onPassage({ quote: anchor.quote }) : m.onWhole({ noun: one })}
      </Text>
      <Group gap={8} justify="flex-end">
        <Button variant="default" size="compact-md" onClick={() => onClose()}>
          {cancel()}
        </Button>
        <Button
          size="compact-md"
          loading={isSending}
          disabled={text.trim() === ''}
          onClick={() => void send()}
          rightSection={<Kbd visibleFrom="sm">Ctrl Enter</Kbd>}
        >
          {m.addNote()}
        </Button>
      </Group>
    </Stack>
  )
}
