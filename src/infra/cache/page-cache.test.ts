import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { assert, expect, test, vi } from 'vitest'
import { dependOn, noStore } from '#infra/cache/tracking.server.ts'
import { createPageCache, type Page, type RenderedPage } from '#infra/cache/page-cache.server.ts'
import { encodedBody } from '#infra/cache/encoded-body.server.ts'

const LATER = 1000

function pageOf(text: string, status = 200): Page {
  const head = ['Content-Type', 'text/html']
  return {
    status,
    tag: `"${text.slice(0, 8)}"`,
    head,
    encoded: { identity: encodedBody(head, Buffer.from(text), 'identity') },
  }
}

const made = (text: string, expiresAt = LATER): RenderedPage => ({ page: pageOf(text), expiresAt })
const read = (...tags: string[]) => dependOn({ tags: new Set(tags), isNoStore: false, expiresAt: Infinity })
const textOf = (page: Page | undefined) => page?.encoded.identity.body.toString()

/** A render that reads the given casinos and ends on command. */
function slowRender(text: string, casinos: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const make = async () => {
    read(...casinos.map((id) => `casino:${id}`))
    await promise
    return made(text)
  }
  return { make, finish: resolve }
}

test('a page is cached until it expires, and one render serves all concurrent requests', async () => {
  const cache = createPageCache(1_000_000)
  let renders = 0
  const make = async () => {
    renders++
    await new Promise(setImmediate)
    return made('Stránka')
  }
  const waiting = await Promise.all(Array.from({ length: 50 }, () => cache.render('/a/', make)))
  expect(new Set(waiting.map(textOf))).toEqual(new Set(['Stránka']))
  expect(renders).toBe(1)
  expect(textOf(cache.get('/a/', LATER - 1))).toBe('Stránka')
  expect(cache.get('/a/', LATER)).toBeUndefined()
  expect(cache.stats()).toMatchObject({ pages: 0, bytes: 0, hits: 1, misses: 50, renders: 1 })
})

test('evicts the least recently used page when full', async () => {
  const cache = createPageCache(100_000)
  const text = 'x'.repeat(20_000)
  for (const address of ['/a/', '/b/', '/c/', '/d/']) await cache.render(address, async () => made(text))
  cache.get('/a/', 0)
  await cache.render('/e/', async () => made(text))
  const kept = ['/a/', '/b/', '/c/', '/d/', '/e/'].filter((address) => cache.get(address, 0))
  expect(kept).toEqual(['/a/', '/c/', '/d/', '/e/'])
  expect(cache.stats().bytes).toBeLessThanOrEqual(100_000)
  await cache.render('/huge/', async () => made('x'.repeat(200_000)))
  expect(cache.get('/huge/', 0)).toBeUndefined()
  expect(cache.stats().pages).toBe(4)
})

test('the first request gets quick compression, later ones the best; both count towards the size', async () => {
  const cache = createPageCache(1_000_000)
  const text = Array.from({ length: 500 }, (_, line) => `Příliš žluťoučký kůň ${line % 37}. `).join('')
  const page = await cache.render('/a/', async () => made(text))
  assert(page)
  const before = cache.stats().bytes
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    const quick = cache.encode(page, encoding)
    expect(quick.head.slice(2)).toEqual(['Content-Length', String(quick.body.length), 'Content-Encoding', encoding])
    expect(cache.encode(page, encoding)).toBe(quick)
    const best = await vi.waitUntil(() => cache.encode(page, encoding) !== quick && cache.encode(page, encoding))
    expect(best.body.length).toBeLessThan(quick.body.length)
    for (const { body } of [quick, best]) expect(decompress[encoding](body).toString()).toBe(text)
    expect(cache.encode(page, encoding)).toBe(best)
  }
  const { br, gzip } = page.encoded
  expect(cache.stats().bytes).toBe(before + (br?.body.length ?? 0) + (gzip?.body.length ?? 0))
  const small = await cache.render('/b/', async () => made('malá'))
  assert(small)
  expect(cache.encode(small, 'br')).toBe(small.encoded.identity)
})

const pages: Record<string, () => void> = {
  '/casino-1/': () => read('casino:1'),
  '/casino-2/': () => read('casino:2'),
  '/by-slug/': () => read('casino@slug:x'),
  '/list/': () => read('casino'),
  '/method/': () => read('paymentMethod:1'),
}

test.each([
  [['casino:1'], ['/casino-1/']],
  [['casino:3'], []],
  [
    ['casino', 'casino:2'],
    ['/casino-2/', '/list/'],
  ],
  [['casino@slug:x'], ['/by-slug/']],
  [['casino*'], ['/casino-1/', '/casino-2/', '/by-slug/', '/list/']],
  [['cas*'], []],
  [['*'], Object.keys(pages)],
])('a change of %j invalidates %j', async (changed, dropped) => {
  const cache = createPageCache(1_000_000)
  for (const [address, readIt] of Object.entries(pages)) {
    await cache.render(address, async () => {
      readIt()
      return made(address)
    })
  }
  expect(cache.invalidate(changed)).toBe(dropped.length)
  expect(Object.keys(pages).filter((address) => !cache.get(address, 0))).toEqual(dropped)
})

test('a render that began before a change is not cached, and later requests do not join it', async () => {
  const cache = createPageCache(1_000_000)
  const old = slowRender('old', ['1'])
  const first = cache.render('/a/', old.make)
  cache.invalidate(['casino', 'casino:1'])
  const fresh = slowRender('new', ['1'])
  const second = cache.render('/a/', fresh.make)
  fresh.finish()
  expect(textOf(await second)).toBe('new')
  old.finish()
  expect(textOf(await first)).toBe('old')
  expect(textOf(cache.get('/a/', 0))).toBe('new')
})

test('an unrelated change does not affect a running render', async () => {
  const cache = createPageCache(1_000_000)
  const render = slowRender('page', ['1'])
  const page = cache.render('/a/', render.make)
  cache.invalidate(['casino', 'casino:2'])
  render.finish()
  await page
  expect(textOf(cache.get('/a/', 0))).toBe('page')
})

test('no-store pages, failures and non-pages are not cached', async () => {
  const cache = createPageCache(1_000_000)
  await cache.render('/fleeting/', async () => {
    noStore()
    return made('now')
  })
  await cache.render('/failed/', async () => ({ page: pageOf('error', 503), expiresAt: LATER, isNoStore: true }))
  expect(await cache.render('/missing/', async () => undefined)).toBeUndefined()
  await expect(cache.render('/thrown/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await cache.render('/thrown/', async () => made('again')))).toBe('again')
  expect(cache.stats().pages).toBe(1)
})

test('while not subscribed to changes, nothing new is cached and existing pages are served', async () => {
  const cache = createPageCache(1_000_000)
  await cache.render('/a/', async () => made('a'))
  cache.setSubscribed(false)
  await cache.render('/b/', async () => made('b'))
  expect([textOf(cache.get('/a/', 0)), cache.get('/b/', 0)]).toEqual(['a', undefined])
  cache.setSubscribed(true)
  await cache.render('/b/', async () => made('b'))
  expect(textOf(cache.get('/b/', 0))).toBe('b')
})
