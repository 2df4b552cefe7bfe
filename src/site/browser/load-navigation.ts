import { reloadIfOutdated } from '#site/browser/latest-build.ts'

const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/** Browsers also send pointer events for a resting pointer when the page is laid out under it. */
const isStill = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/** At the first interaction: whoever only reads never needs it. */
export function loadNavigationOnInteraction(): void {
  const { navigation } = document.querySelector<HTMLElement>('script[data-navigation]')?.dataset ?? {}
  const load = (event: Event) => {
    if (!navigation || isStill(event)) return
    for (const interaction of INTERACTIONS) removeEventListener(interaction, load)
    // Without it, links load documents.
    import(/* @vite-ignore */ navigation).catch(reloadIfOutdated)
  }
  for (const interaction of INTERACTIONS) addEventListener(interaction, load, { passive: true })
  // After going back the ticks are restored, and the tray has to match them.
  addEventListener('pageshow', (event) => {
    if (document.querySelector('.tick :checked')) load(event)
  })
}
