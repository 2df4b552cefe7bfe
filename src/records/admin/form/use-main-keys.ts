import { useEffect, useEffectEvent } from 'react'
import { FORM_KEYS, isBehindDialog } from '#ui/admin/screen-keys.ts'

interface MainKeys {
  /** Ctrl+Enter: the action of the main button. */
  onDo: () => void
  /** Ctrl+Shift+Enter: scheduling. */
  onWhen?: (() => void) | undefined
}

/** Captured before the text editor, which would insert a line break. In a dialog they belong to the dialog. */
export function useMainKeys({ onDo, onWhen }: MainKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
    // A nested field, such as a note, is sent with the same keys.
    if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return
    const dialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
    if (isBehindDialog() || (dialog && !dialog.closest(`[${FORM_KEYS}]`))) return
    if (event.shiftKey && !onWhen) return
    event.preventDefault()
    event.stopPropagation()
    // Held down, the keys would also answer the question that they open.
    if (event.repeat) return
    if (event.shiftKey) onWhen?.()
    else onDo()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}
