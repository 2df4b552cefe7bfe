import { useSyncExternalStore } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

/** What lies open on top of the text. One thing at a time. */
export type Opened =
  | { what: 'block'; kind: BlockKind; data: AnyBlock['data']; isNew: boolean }
  | { what: 'picture' }
  | { what: 'link' }

/** Extensions, node views and the toolbar all open things; whoever shows them listens here. */
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
