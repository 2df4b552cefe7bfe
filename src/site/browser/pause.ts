import { PAGE_SHOWN } from '#site/browser/page-shown.ts'

declare global {
  interface Window {
    /** Defined by the script in the head: checks whether a pause is active, and shows it. Missing in development. */
    pauza?: () => boolean
  }
}

const RECHECK_MS = 20_000

/** A pause may begin or end in another tab, or while the page is in the back/forward cache. */
export function setUpPause(): void {
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    isOn = globalThis.window.pauza?.() ?? false
    disableOfferLinks(isOn)
    clearTimeout(timer)
    if (isOn) timer = setTimeout(look, RECHECK_MS)
  }

  look()
  for (const event of ['pageshow', 'focus']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
  document.addEventListener(PAGE_SHOWN, () => disableOfferLinks(isOn))
  // Not every browser has the Cookie Store API.
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', look)
}

/** A link inside a sentence becomes plain text: it cannot be activated and is not announced as a link. */
function disableOfferLinks(isPaused: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel~="sponsored"]')) {
    const { out } = link.dataset
    const href = link.getAttribute('href')
    if (isPaused && href !== null) {
      link.dataset['out'] = href
      link.removeAttribute('href')
    } else if (!isPaused && out !== undefined) {
      link.setAttribute('href', out)
      delete link.dataset['out']
    }
  }
}
