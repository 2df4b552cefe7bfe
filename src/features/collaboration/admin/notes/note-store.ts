import { useSyncExternalStore } from 'react'
import type { Anchor } from '#shared/schema/note.ts'

interface NoteMark {
  id: string
  anchor: Anchor
}

interface NotesNow {
  marks: readonly NoteMark[]
  /** Notes whose passage is no longer in the text. */
  gone: readonly string[]
  active: string | undefined
  draftAnchor: Anchor | undefined
}

/** Connects the notes panel with the editor of the text. */
export interface NoteStore {
  now: () => NotesNow
  change: (next: Partial<NotesNow>) => void
  subscribe: (listener: () => void) => () => void
}

export function createNoteStore(): NoteStore {
  const listeners = new Set<() => void>()
  let state: NotesNow = { marks: [], gone: [], active: undefined, draftAnchor: undefined }
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

export const useNoteStore = (store: NoteStore) => useSyncExternalStore(store.subscribe, store.now)
