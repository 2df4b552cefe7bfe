import { useSyncExternalStore } from 'react'
import type { Anchor } from '#shared/schema/note.ts'

export interface NoteMark {
  id: string
  anchor: Anchor
}

interface NotesNow {
  /** The passages that have open notes. */
  marks: readonly NoteMark[]
  /** Those whose passage is not in the text any more. */
  gone: readonly string[]
  /** The note that is being read. */
  active: string | undefined
  /** The passage that a new note is being written on. */
  asked: Anchor | undefined
}

/** Between the panel with the notes and the editor with the text they are about. */
export interface NoteDesk {
  now: () => NotesNow
  change: (next: Partial<NotesNow>) => void
  subscribe: (listener: () => void) => () => void
}

export function createNoteDesk(): NoteDesk {
  const listeners = new Set<() => void>()
  let state: NotesNow = { marks: [], gone: [], active: undefined, asked: undefined }
  return {
    now: () => state,
    change: (next) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useNoteDesk = (desk: NoteDesk) => useSyncExternalStore(desk.subscribe, desk.now)
