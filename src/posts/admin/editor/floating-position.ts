import type { EditorView } from '@tiptap/pm/view'
import { type RefObject, useLayoutEffect } from 'react'

const GAP = 6
/** Height of the sticky bars on a phone. */
const BARS_HEIGHT = 140

/**
 * Positions a floating box below a document position, or above if there is only room there; scrolls if there is none.
 */
function positionAt(box: HTMLElement, view: EditorView, pos: number): void {
  const frame = box.offsetParent?.getBoundingClientRect()
  if (!frame) return
  const at = view.coordsAtPos(Math.min(pos, view.state.doc.content.size))
  const needed = box.offsetHeight + 2 * GAP
  const hasRoomBelow = window.innerHeight - at.bottom > needed
  const isBelow = hasRoomBelow || at.top - BARS_HEIGHT < needed
  const left = Math.min(at.left - frame.left, frame.width - box.offsetWidth - GAP)
  const top = isBelow ? at.bottom - frame.top + GAP : at.top - frame.top - box.offsetHeight - GAP
  box.style.left = `${Math.max(left, GAP)}px`
  box.style.top = `${top}px`
  if (isBelow && !hasRoomBelow) box.scrollIntoView({ block: 'nearest' })
}

/** Keeps the box positioned while it is shown and resized. */
export function useFloatingPosition(box: RefObject<HTMLElement | null>, view: EditorView, pos: number): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    const sizes = new ResizeObserver(() => positionAt(current, view, pos))
    positionAt(current, view, pos)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [box, view, pos])
}
