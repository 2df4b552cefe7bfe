import { useSyncExternalStore } from 'react'
import type { BlockKind } from '#blocks/kinds.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'
import { onceLoaded } from '#ui/admin/lazy-part.tsx'

export const loadLinkPanel = () => import('#posts/admin/editor/link/link-panel.tsx')
export const loadBlockPanel = () => import('#posts/admin/editor/block/block-panel.tsx')
export const loadPanels = () => Promise.all([loadLinkPanel(), loadBlockPanel()])

export interface OpenedBlock {
  what: 'block'
  kind: BlockKind
  uniqId: string
  /** Null if it is new, or its stored data is missing. */
  data: AnyBlock['data'] | null
  isNew: boolean
}

export type Overlay =
  | OpenedBlock
  | { what: 'picture' }
  | { what: 'link' }
  | { what: 'template' }
  | { what: 'saveTemplate'; text: WrittenText }

const LATE: Partial<Record<Overlay['what'], () => Promise<unknown>>> = { link: loadLinkPanel, block: loadBlockPanel }

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
    open(next) {
      const load = LATE[next.what]
      if (!load) return change(next)
      // The next letter is for the panel: it must not replace the selected text until that is there.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      onceLoaded(load, () => change(next))
    },
    close: () => change(undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useOverlay = (overlays: OverlayStore) => useSyncExternalStore(overlays.subscribe, overlays.opened)
