import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { ownPage } from '#site/layout/own-page.ts'

/** The limit of concurrent prefetches, and of finished ones that stay in the document. */
const MAX_PREFETCHES = 5

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

interface Ahead {
  page: string
  isDone: boolean
}

/** Prefetches the chunk and the data of a page that the visitor is about to open; above the limit they are queued. */
export function Prefetches() {
  const [ahead, setAhead] = useState<Ahead[]>([])

  useEffect(() => {
    const onIntent = (event: Event) => {
      const url = ownPage(event.target)
      if (!url || url.pathname === location.pathname) return
      const page = url.pathname + url.search
      setAhead((pages) => (pages.some((each) => each.page === page) ? pages : [...pages, { page, isDone: false }]))
    }
    for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true })
  }, [])

  const finish = (page: string) =>
    setAhead((pages) => {
      const done = [...pages.filter(({ isDone }) => isDone), { page, isDone: true }].slice(-MAX_PREFETCHES)
      return [...done, ...pages.filter((each) => !each.isDone && each.page !== page)]
    })

  const done = ahead.filter(({ isDone }) => isDone)
  const running = ahead.filter(({ isDone }) => !isDone).slice(0, MAX_PREFETCHES)
  return [...done, ...running].map(({ page }) => <Prefetch key={page} page={page} onDone={() => finish(page)} />)
}

function Prefetch({ page, onDone }: { page: string; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const left = useRef(0)
  const settle = () => {
    left.current--
    if (left.current === 0) onDone()
  }

  // Before any of them can have loaded. A browser that does not support a kind of link sends no event for it.
  useLayoutEffect(() => {
    const links = [...(box.current?.querySelectorAll('link') ?? [])]
    left.current = links.filter((link) => link.relList.supports(link.rel)).length
    if (left.current === 0) onDone()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the links are there from the start
  }, [])

  // The framework passes these props to its links, but its types do not declare them.
  const events: object = { onLoad: settle, onError: settle }
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...events} />
    </div>
  )
}
