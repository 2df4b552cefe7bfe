import { useSyncExternalStore } from 'react'

/** What pastes could not bring along, until the editor has read it: a toast would be gone before its names are. */
export interface LeftOut {
  sentences: () => readonly string[]
  add: (sentences: readonly string[]) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

export function createLeftOut(): LeftOut {
  const listeners = new Set<() => void>()
  let sentences: readonly string[] = []
  const change = (next: readonly string[]) => {
    sentences = next
    for (const listener of listeners) listener()
  }
  return {
    sentences: () => sentences,
    add: (more) => {
      if (more.length > 0) change([...sentences, ...more])
    },
    clear: () => change([]),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useLeftOut = (leftOut: LeftOut) => useSyncExternalStore(leftOut.subscribe, leftOut.sentences)
