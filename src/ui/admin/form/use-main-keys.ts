import { useEffect, useEffectEvent } from 'react'

interface MainKeys {
  /** Ctrl Enter: what the main button says. */
  onDo: () => void
  /** Ctrl Shift Enter: when. */
  onWhen?: (() => void) | undefined
}

/** Before the text editor hears them, which would break the line. In a dialog they belong to the dialog. */
export function useMainKeys({ onDo, onWhen }: MainKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
    // A field of its own, such as a note, sends itself with the same keys.
    if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return
    const dialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
    if (dialog && !dialog.closest('[data-when]')) return
    if (event.shiftKey && !onWhen) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) onWhen?.()
    else onDo()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}
