import { isEditor } from '#site/browser/edit-button.ts'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import { READ_PARAM, READ_PATH, READ_SECONDS } from '#shared/read-address.ts'

/** Tells the server the address of the page and nothing else. Editors' own reading does not count. */
export function countReading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''

  function watch(): void {
    clearTimeout(timer)
    const { pathname } = location
    const isPost = document.querySelector('[property="og:type"]:not([content=website])') !== null
    if (!isPost || told === pathname || document.visibilityState !== 'visible' || isEditor()) return
    timer = setTimeout(() => {
      told = pathname
      const address = `${READ_PATH}?${READ_PARAM}=${encodeURIComponent(pathname)}`
      // A reader who is offline is not counted.
      fetch(address, { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => undefined)
    }, 1000 * READ_SECONDS)
  }

  watch()
  document.addEventListener('visibilitychange', watch)
  document.addEventListener(PAGE_SHOWN, watch)
}
