import { createTaggedCache } from '#infra/cache/tagged-cache.server.ts'
import { bestForm, type Encoding, type Form, quickForm } from '#infra/cache/page-form.server.ts'

/** A rendered response. It is compressed quickly for the first request, and at the best level for the second. */
export interface Page {
  status: number
  /** The entity tag of its content, in quotes. */
  tag: string
  /** All headers except length and encoding. */
  head: string[]
  forms: { identity: Form; br?: Form; gzip?: Form }
}

export interface RenderedPage {
  page: Page
  /** When the page expires without any change, for example because it names a date. */
  expiresAt: number
  /** Sent to the requests that wait for it, but not stored. */
  isNoStore?: boolean
}

export interface PageCacheStats {
  pages: number
  /** Memory in use, and its limit. */
  bytes: number
  maxBytes: number
  /** Since the start: requests served from memory, and those that waited for a render. */
  hits: number
  misses: number
  renders: number
  /** Invalidated by a change. */
  dropped: number
}

export interface PageCache {
  /** The cached page, if it is fresh. */
  get(address: string, now: number): Page | undefined
  /** Renders the page once for all concurrent requests, and stores it unless it is no-store. */
  render(address: string, make: () => Promise<RenderedPage | undefined>): Promise<Page | undefined>
  form(page: Page, encoding: Encoding): Form
  /** Removes the pages with any of these tags; returns how many. */
  invalidate(tags: readonly string[]): number
  /** While not subscribed to changes, nothing new is stored. */
  setSubscribed(isSubscribed: boolean): void
  stats(): PageCacheStats
}

/** Smaller bodies do not shrink when compressed. */
const MIN_BYTES = 1024
/** Approximate size of an entry's own objects. */
const OVERHEAD = 2000

/** Rendered pages by cache key. */
export function createPageCache(maxBytes: number): PageCache {
  const cache = createTaggedCache<Page>({ maxBytes, isPart: false, isSubscribed: true })
  let [hits, misses] = [0, 0]

  function setForm(page: Page, encoding: 'br' | 'gzip', form: Form): Form {
    page.forms[encoding] = form
    cache.resize(page, bytesOf(page))
    return form
  }

  return {
    get(address, now) {
      const page = cache.get(address, now)
      if (page) hits++
      return page
    },
    render(address, make) {
      misses++
      return cache.make(address, async () => {
        const made = await make()
        if (!made) return undefined
        const { page, ...stored } = made
        return { value: page, bytes: bytesOf(page), ...stored }
      })
    },
    form(page, encoding) {
      const { identity } = page.forms
      if (encoding === 'identity' || identity.body.length < MIN_BYTES) return identity
      const form = page.forms[encoding]
      if (!form) return setForm(page, encoding, quickForm(page.head, identity.body, encoding))
      if (form.isQuick && cache.has(page)) {
        form.isQuick = false
        void bestForm(page.head, identity.body, encoding).then((best) => setForm(page, encoding, best))
      }
      return form
    },
    invalidate: (tags) => cache.invalidate(tags),
    setSubscribed: (isSubscribed) => cache.setSubscribed(isSubscribed),
    stats() {
      const { count, bytes, made, invalidated } = cache.stats()
      return { pages: count, bytes, maxBytes, hits, misses, renders: made, dropped: invalidated }
    },
  }
}

function bytesOf({ forms }: Page): number {
  const { identity, br, gzip } = forms
  return OVERHEAD + identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}
