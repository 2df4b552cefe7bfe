import { useEffect, useSyncExternalStore } from 'react'
import * as m from '#ui/admin/messages.ts'
import type * as shelf from '#ui/admin/toast-shelf.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'
// Not with the shelf: a toast goes when its animation ends, so without its styles it would stay, and hold up the next.
import './toasts.css'

type Words = string | (() => string)
type Say = (there: typeof shelf) => void

let loaded: typeof shelf | undefined
/** Said before it could be shown: the latest alone, as a new one replaces the shown one. */
let waiting: Say | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What shows them is loaded once nothing else goes on, or with the first; without a connection that waits for it. */
async function load(): Promise<void> {
  try {
    loaded ??= await import('#ui/admin/toast-shelf.tsx')
  } catch {
    if (waiting) window.addEventListener('online', () => void load(), { once: true })
    return
  }
  for (const listener of listeners) listener()
  waiting?.(loaded)
  waiting = undefined
}

function say(words: Say): void {
  if (loaded) return words(loaded)
  waiting = words
  void load()
}

function show(kind: shelf.Kind, message: Words): void {
  const words = typeof message === 'string' ? message : message()
  say((there) => there.show(kind, words))
}

export const notify = {
  /** What was done, with a button and a key that take it back. */
  undoable: (message: string, undo: () => void) => say((there) => there.showUndoable(message, undo)),
  success: (message: Words) => show('success', message),
  error: (message: Words) => show('error', message),
  warning: (message: Words) => show('warning', message),
  info: (message: Words) => show('info', message),
}

export const SUCCESS = {
  copied: m.copied,
  shortcodeAdded: m.shortcodeAdded,
  completed: m.completed,
  updated: m.updated,
  deleted: m.deleted,
  archived: m.archived,
  unarchived: m.unarchived,
  cacheRefreshed: m.cacheRefreshed,
  headingIds: m.headingIds,
} as const

export function Toasts() {
  const there = useSyncExternalStore(subscribe, () => loaded)
  useEffect(() => whenIdle(() => void load()), [])
  return there && <there.Shelf />
}
