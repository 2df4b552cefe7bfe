import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { hasNewerBuild, watchLatestBuild } from '#site/browser/latest-build.ts'

const MAX_PREFETCHES = 5

/** Paths that are documents, files or another application. */
const OTHER = /^\/(go|api|admin|media|og|assets)(\/|$)|\.[a-z0-9]+$/i

/** The page of our own that a link leads to without leaving the document. */
function ownPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  return OTHER.test(url.pathname) ? undefined : url
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * Pages are HTML with plain links. One listener turns the ones to our own pages into client navigations and fetches
 * the payload of a page ahead when somebody is about to open it.
 */
export function Navigation() {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string[]>([])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = ownPage(event.target)
      if (!url || !isPlainClick(event) || hasNewerBuild()) return
      if (url.pathname === location.pathname && url.search === location.search && url.hash) return
      event.preventDefault()
      void navigate(url.pathname + url.search + url.hash)
    }
    const onIntent = (event: Event) => {
      const url = ownPage(event.target)
      if (!url || url.pathname === location.pathname) return
      setAhead((pages) => {
        const page = url.pathname + url.search
        return pages.includes(page) ? pages : [...pages.slice(1 - MAX_PREFETCHES), page]
      })
    }
    const intents = ['pointerover', 'touchstart', 'focusin'] as const
    document.addEventListener('click', onClick)
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
    return () => {
      document.removeEventListener('click', onClick)
      for (const intent of intents) document.removeEventListener(intent, onIntent)
    }
  }, [navigate])

  useEffect(watchLatestBuild, [])

  return ahead.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
