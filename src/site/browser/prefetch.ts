import { isOwnPage } from '#site/browser/own-page.ts'

/** The limit of concurrent prefetches, and of finished ones that are kept. */
const MAX_PREFETCHES = 5
const FRESH_MS = 30_000

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** The HTML of a page, and the address it was found at: a redirect may lead to another. */
interface FetchedPage {
  url: string
  html: string
}

interface Prefetched {
  page: Promise<FetchedPage>
  at: number
}

const prefetched = new Map<string, Prefetched>()
const waiting = new Set<string>()
let running = 0

export async function fetchPage(href: string, signal?: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(href, signal ? { signal } : {})
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${href} is no page`)
  return { url: response.url, html: await response.text() }
}

export function takePrefetched(href: string): Promise<FetchedPage> | undefined {
  const found = prefetched.get(href)
  prefetched.delete(href)
  return found && Date.now() - found.at < FRESH_MS ? found.page : undefined
}

function startNext(): void {
  const [href] = waiting
  if (href === undefined || running >= MAX_PREFETCHES) return
  waiting.delete(href)
  running++
  const page = fetchPage(href)
  prefetched.set(href, { page, at: Date.now() })
  for (const oldest of [...prefetched.keys()].slice(0, -MAX_PREFETCHES)) prefetched.delete(oldest)
  const settle = () => {
    running--
    startNext()
  }
  page.then(settle, () => {
    prefetched.delete(href)
    settle()
  })
  startNext()
}

/** Prefetches a page that the visitor is about to open. Addresses with a query are answers to one visitor's question. */
export function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.search || !isOwnPage(new URL(link.href))) return
    const href = link.href.slice(0, link.href.length - link.hash.length)
    if (link.pathname === location.pathname || prefetched.has(href)) return
    waiting.add(href)
    startNext()
  }
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true })
}
