const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/** A browser also reports a pointer that lies still while the page is laid out under it. */
const isStill = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/** Starts the framework at the first interaction: its sleeping scripts are made again in place, in their order. */
export function wakeOnInteraction(): void {
  const wake = (event: Event) => {
    if (isStill(event)) return
    for (const interaction of INTERACTIONS) removeEventListener(interaction, wake)
    for (const asleep of document.querySelectorAll<HTMLScriptElement>('script[type="text/asleep"]')) {
      const script = document.createElement('script')
      if (asleep.hasAttribute('data-module')) script.type = 'module'
      script.textContent = asleep.textContent
      asleep.replaceWith(script)
    }
  }
  for (const interaction of INTERACTIONS) addEventListener(interaction, wake, { passive: true })
  // Whoever comes back finds the ticks as they were left; the tray has to say so.
  addEventListener('pageshow', (event) => {
    if (document.querySelector('.tick :checked')) wake(event)
  })
}
