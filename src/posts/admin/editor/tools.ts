import { createContext, use } from 'react'
import { createDesk, type Desk } from '#posts/admin/editor/desk.ts'
import { createUploads, type Uploads } from '#posts/admin/editor/image/uploads.ts'
import type { NoteDesk } from '#ui/admin/notes/note-desk.ts'
import { createPreviews, type Previews } from '#posts/admin/editor/preview/previews.ts'

/** What the parts of one editor share. */
export interface Tools {
  desk: Desk
  previews: Previews
  uploads: Uploads
  notes: NoteDesk | undefined
}

export const createTools = (notes?: NoteDesk): Tools => ({
  desk: createDesk(),
  previews: createPreviews(),
  uploads: createUploads(),
  notes,
})

export const ToolsContext = createContext<Tools | undefined>(undefined)

export function useTools(): Tools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('A part of the editor stands outside of it.')
  return tools
}
