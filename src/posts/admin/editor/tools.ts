import { createContext, use } from 'react'
import { createOverlayStore, type OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { createLeftOut, type LeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { createUploads, type Uploads } from '#posts/admin/editor/image/uploads.ts'
import type { Place } from '#posts/checks/place.ts'
import type { PostInput } from '#posts/schema.ts'
import type { ChecksStore } from '#records/admin/check/checks-store.ts'
import type { NoteStore } from '#features/collaboration/admin/notes/note-store.ts'
import type { CaretStore } from '#features/collaboration/admin/presence/caret-store.ts'
import { createPreviews, type Previews } from '#posts/admin/editor/preview/previews.ts'

export interface Tools {
  overlays: OverlayStore
  previews: Previews
  uploads: Uploads
  leftOut: LeftOut
  notes: NoteStore | undefined
  checks: ChecksStore<PostInput, Place> | undefined
  carets: CaretStore | undefined
}

export const createTools = ({ notes, checks, carets }: Partial<Pick<Tools, 'notes' | 'checks' | 'carets'>>): Tools => ({
  overlays: createOverlayStore(),
  previews: createPreviews(),
  uploads: createUploads(),
  leftOut: createLeftOut(),
  notes,
  checks,
  carets,
})

export const ToolsContext = createContext<Tools | undefined>(undefined)

export function useTools(): Tools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('A part of the editor stands outside of it.')
  return tools
}
