import { setUpComparisonTray } from '#site/browser/comparison-tray.ts'
import { hasNewerBuild, watchLatestBuild } from '#site/browser/latest-build.ts'
import { isOwnPage } from '#site/browser/own-page.ts'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import { fetchPage, prefetchOnIntent, takePrefetched } from '#site/browser/prefetch.ts'
import { setUpSelfTest } from '#site/browser/self-test.ts'
import { showPage } from '#site/browser/show-page.ts'
import { setUpWeights } from '#site/browser/weights.ts'

/** The clicked link's address. All else, such as a form, loads a document: going back restores what was typed. */
let clicked = ''

/** Whatever fails is loaded as a document, as it is in browsers without the Navigation API. */
function onNavigate(event: NavigateEvent): void {
  const { destination, navigationType } = event
  const url = new URL(destination.url)
  const isLink = clicked === destination.url && event.downloadRequest === null
  clicked = ''
  if (!event.canIntercept || event.hashChange || !isOwnPage(url) || hasNewerBuild()) return
  if (!isLink && navigationType !== 'traverse') return
  folds.set(
    globalThis.navigation.currentEntry?.key ?? '',
    allFolds().map(({ open: isOpen }) => isOpen),
  )
  event.intercept({ focusReset: 'manual', handler: () => open(url, destination.key, event.signal) })
}

/** Which folds were open on the pages of the history: with others the page would return to another place. */
const folds = new Map<string, boolean[]>()
const allFolds = () => [...document.querySelectorAll('details')]

function restoreFolds(key: string): void {
  const states = folds.get(key)
  if (states) for (const [at, fold] of allFolds().entries()) fold.open = states[at] ?? fold.open
}

async function open(url: URL, key: string, signal: AbortSignal): Promise<void> {
  const href = url.origin + url.pathname + url.search
  try {
    const page = await (takePrefetched(href) ?? fetchPage(href, signal))
    if (signal.aborted) return
    // Its policy lets a player in, which that of this document does not.
    if (page.html.includes(' data-player="')) throw new Error('It is loaded as a document.')
    if (page.url !== href) redirectTo(page.url + url.hash)
    await showPage(page.html)
    restoreFolds(key)
    const start = document.getElementById(decodeURIComponent(url.hash.slice(1))) ?? document.querySelector('main')
    start?.focus({ preventScroll: true })
    document.dispatchEvent(new Event(PAGE_SHOWN))
  } catch {
    // The address is the new one already.
    if (!signal.aborted) location.reload()
  }
}

/** Not before the navigation is finished: it would be cancelled. */
function redirectTo(href: string): void {
  void globalThis.navigation.transition?.finished.then(() => history.replaceState(history.state, '', href))
}

document.addEventListener('click', ({ target }) => {
  clicked = (target instanceof Element && target.closest('a')?.href) || ''
})
if ('navigation' in globalThis) globalThis.navigation.addEventListener('navigate', onNavigate)
prefetchOnIntent()
watchLatestBuild()
setUpComparisonTray()
setUpWeights()
setUpSelfTest()
