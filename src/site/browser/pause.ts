import { PAGE_SHOWN } from '#site/browser/page-shown.ts'

declare global {
  interface Window {
    /** From the script in the head: looks whether a pause runs, and shows it. Missing in development. */
    pauza?: () => boolean
  }
}

const LOOK_AGAIN_MS = 20_000

/**
 * A pause may begin or end in another tab, while the page waits in the browser's memory, and while it is open. The browser
 * itself forgets the cookie when the time is up, so it is enough to look.
 */
export function followPause(): void {
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    isOn = globalThis.window.pauza?.() ?? false
    closeWaysOut(isOn)
    clearTimeout(timer)
    if (isOn) timer = setTimeout(look, LOOK_AGAIN_MS)
  }

  look()
  for (const event of ['pageshow', 'focus']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
  document.addEventListener(PAGE_SHOWN, () => closeWaysOut(isOn))
  // Not every browser tells of cookies.
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', look)
}

/** A link in the middle of a sentence stays as words: nothing to be pressed, nothing that is read out as a link. */
function closeWaysOut(isPaused: boolean): void {
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
