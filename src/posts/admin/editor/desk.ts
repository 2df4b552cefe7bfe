import { useSyncExternalStore } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

/** An overlay of the editor. One is open at a time. */
export type Opened =
  | { what: 'block'; kind: BlockKind; data: AnyBlock['data']; isNew: boolean }
  | { what: 'picture' }
  | { what: 'link' }

/** Which overlay is open: opened by extensions, node views and the toolbar, rendered by a subscriber. */
export interface Desk {
  opened: () => Opened | undefined
  open: (what: Opened) => void
  close: () => void
  subscribe: (listener: () => void) => () => void
}

export function createDesk(): Desk {
  const listeners = new Set<() => void>()
  let opened: Opened | undefined
  const change = (next: Opened | undefined) => {
    opened = next
    for (const listener of listeners) listener()
  }
  return {
    opened: () => opened,
    open: change,
    close: () => change(undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useOpened = (desk: Desk) => useSyncExternalStore(desk.subscribe, desk.opened)
