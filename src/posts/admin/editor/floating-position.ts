import type { EditorView } from '@tiptap/pm/view'
import { type RefObject, useLayoutEffect } from 'react'

const GAP = 6
/** The bar with the save button is at the bottom of phones. */
const SAVE_BAR_HEIGHT = 56
const PHONE_WIDTH = 640

function visibleLines(box: HTMLElement): { top: number; bottom: number } {
  const toolbar = box.closest('form')?.querySelector('[role="toolbar"]')
  const windowBottom = window.innerHeight - (window.innerWidth < PHONE_WIDTH ? SAVE_BAR_HEIGHT : 0)
  const { visualViewport } = window
  const keyboardTop = visualViewport ? visualViewport.offsetTop + visualViewport.height : windowBottom
  return { top: toolbar?.getBoundingClientRect().bottom ?? 0, bottom: Math.min(windowBottom, keyboardTop) }
}

/** Below the position, else above; without room, scrolls its line to the edge that leaves the box more, limiting it. */
function positionAt(box: HTMLElement, view: EditorView, pos: number): void {
  const lineAt = () => view.coordsAtPos(Math.min(pos, view.state.doc.content.size))
  const rooms = () => {
    const { top, bottom } = visibleLines(box)
    const line = lineAt()
    return { above: line.top - top - 2 * GAP, below: bottom - line.bottom - 2 * GAP }
  }
  const scroll = (distance: number) => window.scrollBy({ top: distance, behavior: 'instant' })

  box.style.maxHeight = ''
  const needed = box.offsetHeight
  const { above, below } = rooms()
  let isBelow = below >= needed || above < needed
  if (below < needed && above < needed) {
    // Without the box, which may have made the page longer.
    box.style.maxHeight = '0'
    scroll(above)
    // At the end of the page it cannot be scrolled so far; the other way it can.
    isBelow = rooms().below > (above + below) / 2
    if (!isBelow) scroll(-rooms().below)
    const room = isBelow ? rooms().below : rooms().above
    box.style.maxHeight = room < needed ? `${room}px` : ''
  }
  const frame = box.offsetParent?.getBoundingClientRect()
  if (!frame) return
  const line = lineAt()
  const left = Math.min(line.left - frame.left, frame.width - box.offsetWidth - GAP)
  const top = isBelow ? line.bottom - frame.top + GAP : line.top - frame.top - box.offsetHeight - GAP
  box.style.left = `${Math.max(left, GAP)}px`
  box.style.top = `${top}px`
}

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
