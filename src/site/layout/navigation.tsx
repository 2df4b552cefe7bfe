import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { recoverWith } from '#shared/chunk-errors.ts'
import { hasNewerBuild, watchLatestBuild } from '#site/browser/latest-build.ts'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import { endNavigation, loadAsDocument, lostFragment, startNavigation } from '#site/browser/pending-navigation.ts'
import { setUpSelfTest } from '#site/browser/self-test.ts'
import { setUpWeights } from '#site/browser/weights.ts'
import { setUpComparisonTray } from '#site/browser/comparison-tray.ts'
import { ownPage } from '#site/layout/own-page.ts'
import { Prefetches } from '#site/layout/prefetches.tsx'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * Pages are HTML with plain links. One listener turns links to our own pages into client navigations. If the scripts of
 * a page fail to load, it is loaded as a document; a failed prefetch is ignored. The listeners live as long as the
 * document, so they are never removed.
 */
export function Navigation() {
  const navigate = useNavigate()

  useEffect(() => {
    document.addEventListener('click', (event) => {
      const url = ownPage(event.target)
      if (!url || !isPlainClick(event) || hasNewerBuild()) return
      if (url.pathname === location.pathname && url.search === location.search && url.hash) return
      event.preventDefault()
      startNavigation(url.href)
      void navigate(url.pathname + url.search + url.hash)
    })
    addEventListener('popstate', () => startNavigation(location.href))
    document.addEventListener(PAGE_SHOWN, () => {
      const hash = lostFragment()
      endNavigation()
      if (hash) void navigate(location.pathname + location.search + hash, { replace: true })
    })
    recoverWith(() => {
      loadAsDocument()
      return true
    })
    watchLatestBuild()
    setUpComparisonTray()
    setUpWeights()
    setUpSelfTest()
    // The router's navigate function is stable.
  }, [navigate])

  return <Prefetches />
}
