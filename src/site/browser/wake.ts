const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/** Starts the framework at the first interaction: its sleeping scripts are made again in place, in their order. */
export function wakeOnInteraction(): void {
  const wake = () => {
    for (const interaction of INTERACTIONS) removeEventListener(interaction, wake)
    for (const asleep of document.querySelectorAll<HTMLScriptElement>('script[type="text/asleep"]')) {
      const script = document.createElement('script')
      if (asleep.hasAttribute('data-module')) script.type = 'module'
      script.textContent = asleep.textContent
      asleep.replaceWith(script)
    }
  }
  for (const interaction of INTERACTIONS) addEventListener(interaction, wake, { passive: true })
}
