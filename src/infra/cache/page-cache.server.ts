import { createTaggedCache } from '#infra/cache/tagged-cache.server.ts'
import { compressBest, type Encoding, type EncodedBody, compressQuickly } from '#infra/cache/encoded-body.server.ts'

/** Compressed quickly for the first request, and at the best level for the second. */
export interface Page {
  status: number
  /** In quotes. */
  tag: string
  /** All headers except length and encoding. */
  head: string[]
  encoded: { identity: EncodedBody; br?: EncodedBody; gzip?: EncodedBody }
}

export interface RenderedPage {
  page: Page
  /** When the page expires without any change, for example because it names a date. */
  expiresAt: number
  isNoStore?: boolean
}

export interface PageCacheStats {
  pages: number
  bytes: number
  maxBytes: number
  hits: number
  misses: number
  renders: number
  /** Invalidated by a change. */
  dropped: number
}

export interface PageCache {
  get(address: string, now: number): Page | undefined
  /** Once for all concurrent requests; stored unless it is no-store. */
  render(address: string, make: () => Promise<RenderedPage | undefined>): Promise<Page | undefined>
  encode(page: Page, encoding: Encoding): EncodedBody
  invalidate(tags: readonly string[]): number
  /** While not subscribed to changes, nothing new is stored. */
  setSubscribed(isSubscribed: boolean): void
  stats(): PageCacheStats
}

/** Smaller bodies do not shrink when compressed. */
const MIN_BYTES = 1024
const OVERHEAD = 2000

export function createPageCache(maxBytes: number): PageCache {
  const cache = createTaggedCache<Page>({ maxBytes, isPart: false, isSubscribed: true })
  let [hits, misses] = [0, 0]

  function setEncoded(page: Page, encoding: 'br' | 'gzip', body: EncodedBody): EncodedBody {
    page.encoded[encoding] = body
    cache.resize(page, bytesOf(page))
    return body
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
    encode(page, encoding) {
      const { identity } = page.encoded
      if (encoding === 'identity' || identity.body.length < MIN_BYTES) return identity
      const form = page.encoded[encoding]
      if (!form) return setEncoded(page, encoding, compressQuickly(page.head, identity.body, encoding))
      if (form.isQuick && cache.has(page)) {
        form.isQuick = false
        compressBest(page.head, identity.body, encoding).then(
          (best) => setEncoded(page, encoding, best),
          // Out of memory, for example: the next request tries again.
          () => {
            form.isQuick = true
          },
        )
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

function bytesOf({ encoded }: Page): number {
  const { identity, br, gzip } = encoded
  return OVERHEAD + identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}
