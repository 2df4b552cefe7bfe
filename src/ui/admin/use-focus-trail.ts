import { useEffect } from 'react'
import { topDialog } from '#ui/admin/screen-keys.ts'

const REMEMBERED = 30
/** Longer than Mantine's dialogs need to return the focus themselves. */
const SETTLE_MS = 40

interface Step {
  element: HTMLElement
  path: string
}

const isUsable = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled')

/** When the focused element disappears, the focus returns to the last one still there, not to the top of the page. */
export function useFocusTrail(): void {
  useEffect(() => {
    let trail: Step[] = []
    let isByKeyboard = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function remember({ target }: Pick<FocusEvent, 'target'>): void {
      if (!(target instanceof HTMLElement)) return
      const others = trail.filter(({ element }) => element !== target && element.isConnected)
      trail = [...others, { element: target, path: location.pathname }].slice(-REMEMBERED)
    }
    /** An element that was left for nothing, and is still there, is not where the work goes on. */
    function rememberNowhere({ target, relatedTarget }: FocusEvent): void {
      if (relatedTarget || !(target instanceof HTMLElement)) return
      queueMicrotask(() => {
        if (document.activeElement === document.body && isUsable(target)) remember({ target: document.body })
      })
    }
    const isLost = () =>
      isByKeyboard && document.activeElement === document.body && trail.at(-1)?.element.isConnected === false

    function goBack(): void {
      if (!isLost()) return
      const modal = topDialog()
      const last = trail.findLast(
        // The elements of another screen, e.g. of the navigation, are not where the work was.
        ({ element, path }) => path === location.pathname && isUsable(element) && (!modal || modal.contains(element)),
      )
      last?.element.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      timer = setTimeout(goBack, SETTLE_MS)
    })
    const onKey = () => {
      isByKeyboard = true
    }
    const onPointer = () => {
      isByKeyboard = false
    }

    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', rememberNowhere)
    // On the window: dialogs that handle Escape themselves stop it there.
    window.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', rememberNowhere)
      window.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
}
