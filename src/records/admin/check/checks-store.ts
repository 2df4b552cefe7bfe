import { createContext, use, useSyncExternalStore } from 'react'
import * as m from '#records/admin/check/messages.ts'
import { type Checked, countOf, type Finding, type Level } from '#shared/checks/rule.ts'
import type { TextCorrection } from '#shared/checks/typography.ts'

/** The record that was checked, a moment after the last keystroke, and the findings. */
export interface Seen<Rec, Place> {
  record: Rec
  checked: Checked<Rec, Place>[]
  corrections: TextCorrection<Place>[]
}

export interface Line<Rec, Place> {
  key: string
  level: Level
  finding: Finding<Rec, Place>
}

export interface Checks<Rec, Place> extends Seen<Rec, Place> {
  blocking: number
  warnings: number
  lines: Line<Rec, Place>[]
}

/** Only components that show findings subscribe, so typing renders nothing else. */
export interface ChecksStore<Rec, Place> {
  get: () => Checks<Rec, Place> | undefined
  set: (seen: Seen<Rec, Place>) => void
  /** What is typed now, not at the last pause. Returns how many findings block; fails if the checks cannot be loaded. */
  checkNow: () => Promise<number>
  setCheckNow: (check: () => void) => void
  /** Loads the checks, which otherwise come once the form is usable. */
  want: () => Promise<void>
  setWant: (want: () => Promise<void>) => void
  /** The finding that the keys are at. */
  current: () => string | undefined
  setCurrent: (key: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

export function createChecksStore<Rec, Place>(): ChecksStore<Rec, Place> {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let known: Checks<Rec, Place> | undefined
  let current: string | undefined
  let want = () => Promise.resolve()
  const checker = Promise.withResolvers<() => void>()
  return {
    get: () => known,
    set: (seen) => {
      const { checked } = seen
      known = {
        ...seen,
        blocking: countOf(checked, 'blocking'),
        warnings: countOf(checked, 'warning'),
        lines: linesOf(checked),
      }
      tell()
    },
    checkNow: async () => {
      await want()
      const check = await checker.promise
      check()
      return known?.blocking ?? 0
    },
    setCheckNow: checker.resolve,
    want: () => want(),
    setWant: (next) => {
      want = next
    },
    current: () => current,
    setCurrent: (key) => {
      current = key
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const linesOf = <Rec, Place>(checked: readonly Checked<Rec, Place>[]): Line<Rec, Place>[] =>
  (['blocking', 'warning'] as const).flatMap((level) =>
    checked
      .filter(({ rule }) => rule.level === level)
      .flatMap(({ rule, findings }) =>
        findings.map((finding, index) => ({ key: `${rule.name} ${index}`, level, finding })),
      ),
  )

/** The type of the record is known only to the surrounding form. */
const NOBODY: ChecksStore<any, any> = createChecksStore()
export const ChecksContext = createContext(NOBODY)

export function useChecks(): Checks<any, any> | undefined {
  const store = use(ChecksContext)
  return useSyncExternalStore(store.subscribe, store.get)
}

export function useCurrentLine(): string | undefined {
  const store = use(ChecksContext)
  return useSyncExternalStore(store.subscribe, store.current)
}

/** A plain number, so that a component is rendered again only when it changes. */
export function useBlocking(): number {
  const store = use(ChecksContext)
  return useSyncExternalStore(store.subscribe, () => store.get()?.blocking ?? 0)
}
export function useWarnings(): number {
  const store = use(ChecksContext)
  return useSyncExternalStore(store.subscribe, () => store.get()?.warnings ?? 0)
}

export const thingsBlock = (count: number) => m.thingsBlock({ count, number: String(count) })
