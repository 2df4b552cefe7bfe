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
  setOwn: (read: () => Caret | undefined) => void
  others: () => readonly OtherCaret[]
  setOthers: (others: readonly OtherCaret[]) => void
  subscribe: (listener: () => void) => () => void
}

/** The carets in the text of the form around, if it has a text. */
export const CaretsContext = createContext<CaretStore | undefined>(undefined)

export function createCaretStore(): CaretStore {
  const listeners = new Set<() => void>()
  let read: () => Caret | undefined = () => undefined
  let others: readonly OtherCaret[] = []
  return {
    own: () => read(),
    setOwn: (next) => {
      read = next
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
