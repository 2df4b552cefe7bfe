import { useSyncExternalStore } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

export type Overlay =
  | { what: 'block'; kind: BlockKind; data: AnyBlock['data']; isNew: boolean }
  | { what: 'picture' }
  | { what: 'link' }
  | { what: 'template' }
  | { what: 'saveTemplate'; text: WrittenText }

export interface OverlayStore {
  opened: () => Overlay | undefined
  open: (what: Overlay) => void
  close: () => void
  subscribe: (listener: () => void) => () => void
}

export function createOverlayStore(): OverlayStore {
  const listeners = new Set<() => void>()
  let opened: Overlay | undefined
  const change = (next: Overlay | undefined) => {
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

export const useOverlay = (overlays: OverlayStore) => useSyncExternalStore(overlays.subscribe, overlays.opened)
