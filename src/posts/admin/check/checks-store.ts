import { createContext, use, useSyncExternalStore } from 'react'
import type { Checked } from '#posts/checks/run-rules.ts'
import type { PostInput } from '#posts/schema.ts'

export interface Checks {
  /** What was looked at, a moment after the last key. */
  post: PostInput
  checked: Checked[]
  blocking: number
  warnings: number
}

/** The form tells nobody but those who show what was found: typing draws nothing else again. */
export interface ChecksStore {
  get: () => Checks | undefined
  set: (checks: Checks) => void
  subscribe: (listener: () => void) => () => void
}

export function createChecksStore(): ChecksStore {
  const listeners = new Set<() => void>()
  let known: Checks | undefined
  return {
    get: () => known,
    set: (checks) => {
      known = checks
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const NOBODY = createChecksStore()
export const ChecksContext = createContext<ChecksStore>(NOBODY)

export function useChecks(): Checks | undefined {
  const store = use(ChecksContext)
  return useSyncExternalStore(store.subscribe, store.get)
}

/** How many things forbid to publish; one number, so that only another number draws anything again. */
export function useBlocking(): number {
  const store = use(ChecksContext)
  return useSyncExternalStore(store.subscribe, () => store.get()?.blocking ?? 0)
}

export const thingsBlock = (count: number) => (count === 1 ? '1 thing blocks it' : `${count} things block it`)
