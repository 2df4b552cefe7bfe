import * as m from '#features/collaboration/messages.ts'
import { Paper, Title } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import type { NotePlace } from '#features/collaboration/admin/notes/use-notes.ts'

const NotesPanel = lazyPart(
  async () => (await import('#features/collaboration/admin/notes/notes-panel.tsx')).NotesPanel,
)

/** The notes of a record whose form has no panel for them. */
export const NotesGroup = (props: NotePlace & { one: string }) => (
  <Paper withBorder radius="lg" component="section" data-group={m.notes()} tabIndex={-1}>
    <Title order={2} fz={15} lh={1.35} p={16} pb={0}>
      {m.notes()}
    </Title>
    <Suspense>
      <NotesPanel {...props} />
    </Suspense>
  </Paper>
)
