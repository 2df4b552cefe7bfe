import * as m from '#posts/admin/form/messages.ts'
import { Badge } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Panel } from '#posts/admin/form/side-panel.tsx'
import type { PanelName } from '#posts/admin/form/tabs.ts'
import { createNoteStore, type NoteStore, useNoteStore } from '#features/collaboration/admin/notes/note-store.ts'
import { isOpen, useNotes } from '#features/collaboration/admin/notes/use-notes.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { useSearchParams } from 'react-router'

const NotesPanel = lazyPart(
  async () => (await import('#features/collaboration/admin/notes/notes-panel.tsx')).NotesPanel,
)

const COLLECTION = 'posts'

export function usePostNotes(
  recordId: string | undefined,
  show: (tab: PanelName) => void,
): { store: NoteStore; panel: Panel | undefined } {
  const [store] = useState(createNoteStore)
  const { data: threads } = useNotes({ collection: COLLECTION, recordId: recordId ?? '' }, recordId !== undefined)
  const marks = useMemo(
    () => threads?.filter(isOpen).flatMap(({ note: { id, anchor } }) => (anchor ? [{ id, anchor }] : [])) ?? [],
    [threads],
  )
  useEffect(() => store.change({ marks }), [store, marks])

  // Opens the panel for a new note, for one clicked in the text and for one linked from a mail.
  const { draftAnchor, active } = useNoteStore(store)
  const [parameters] = useSearchParams()
  const wanted = draftAnchor?.quote ?? active ?? parameters.get('note')
  const open = useEffectEvent(() => show('notes'))
  useEffect(() => {
    if (wanted) open()
  }, [wanted])

  if (recordId === undefined) return { store, panel: undefined }
  const count = threads?.filter(isOpen).length ?? 0
  return {
    store,
    panel: {
      label: m.notes(),
      badge: count > 0 && (
        <Badge size="sm" variant="light" circle>
          {count}
        </Badge>
      ),
      content: <NotesPanel collection={COLLECTION} recordId={recordId} one="post" store={store} />,
    },
  }
}
