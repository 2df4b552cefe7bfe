const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/** Browsers also send pointer events for a resting pointer when the page is laid out under it. */
const isStill = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/** Hydrates at the first interaction: recreates the framework's deferred scripts in place and in order. */
export function hydrateOnInteraction(): void {
  const start = (event: Event) => {
    if (isStill(event)) return
    for (const interaction of INTERACTIONS) removeEventListener(interaction, start)
    for (const deferred of document.querySelectorAll<HTMLScriptElement>('script[type="text/asleep"]')) {
      const script = document.createElement('script')
      if (deferred.hasAttribute('data-module')) script.type = 'module'
      script.textContent = deferred.textContent
      deferred.replaceWith(script)
    }
  }
  for (const interaction of INTERACTIONS) addEventListener(interaction, start, { passive: true })
  // After going back the ticks are restored, and the tray has to match them.
  addEventListener('pageshow', (event) => {
    if (document.querySelector('.tick :checked')) start(event)
  })
}
