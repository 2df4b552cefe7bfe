import { createContext } from 'react'
import type { Caret } from '#features/collaboration/shared/caret.ts'

export interface OtherCaret {
  id: string
  name: string
  hue: string
  caret: Caret
}

export interface CaretStore {
  /** The caret position in this window, provided by the editor. */
  own: () => Caret | undefined
  /** Returns a function that takes it back, unless the next editor has replaced it: an old one is destroyed later. */
  setOwn: (read: () => Caret | undefined) => () => void
  others: () => readonly OtherCaret[]
  setOthers: (others: readonly OtherCaret[]) => void
  subscribe: (listener: () => void) => () => void
}

/** The carets in the text of the form around, if it has a text. */
export const CaretsContext = createContext<CaretStore | undefined>(undefined)

export function createCaretStore(): CaretStore {
  const listeners = new Set<() => void>()
  const none = () => undefined
  let read: () => Caret | undefined = none
  let others: readonly OtherCaret[] = []
  return {
    own: () => read(),
    setOwn: (next) => {
      read = next
      return () => {
        if (read === next) read = none
      }
    },
    others: () => others,
    setOthers: (next) => {
      others = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
