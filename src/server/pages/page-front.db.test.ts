import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { cacheCalls } from '#server/api/cache-calls.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { renderSite, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

let time = new Date('2026-11-15T12:00:00Z')
const services = { ...(await createTestServices()), now: () => time }
const { db, pages } = services

afterAll(() => Promise.all(services.beforeClose.map((finish) => finish())))

let rendered: string[] = []
let seen: Request[] = []
/** Blocks rendering. */
let go: Promise<void> = Promise.resolve()
const counting: RenderPage = async (request, ...rest) => {
  rendered.push(new URL(request.url).pathname)
  seen.push(request)
  await go
  return renderSite(request, ...rest)
}
const { fetchPath, metrics } = await serveSite(services, counting)
const api = createPrivateApi(services, [...privatePostCalls, ...cacheCalls])

const article = await build.post(db, { title: 'Výplaty v currentM currentY', slug: 'vyplaty' })
await build.post(db, { title: 'Jiná', slug: 'jina' })

beforeAll(async () => {
  await ensureSettings(db, defaultSettings)
  invalidateCaches(services)
  await vi.waitUntil(() => fetchPath('/jina/').then(() => pages.stats().pages === 1), { timeout: 5000 })
})

beforeEach(() => {
  pages.invalidate(['*'])
  rendered = []
  seen = []
})

test('a page is rendered once and has all headers for caching', async () => {
  const first = await fetchPath('/vyplaty/')
  const second = await fetchPath('/vyplaty/')
  expect(rendered).toEqual(['/vyplaty/'])
  expect(second.text).toBe(first.text)
  const { date: _, connection: _2, 'x-request-id': id, ...headers } = first.headers
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers).toMatchObject(headers)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('Accept-Encoding %s gets %s', async (accepted, encoding, decode) => {
  const plain = await fetchPath('/vyplaty/')
  for (const round of ['first', 'kept']) {
    const response = await fetchPath('/vyplaty/', { 'accept-encoding': accepted })
    expect([round, response.headers['content-encoding']]).toEqual([round, encoding])
    expect(response.headers['content-length']).toBe(String(response.bytes.length))
    expect(decode(response.bytes).toString()).toBe(plain.text)
  }
})

test('returns 304 for every encoding; HEAD has no body', async () => {
  const { headers, text } = await fetchPath('/vyplaty/')
  const etag = String(headers['etag'])
  for (const known of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
    const response = await fetchPath('/vyplaty/', { 'if-none-match': known, 'accept-encoding': 'br' })
    expect([response.status, response.text, response.headers['etag']]).toEqual([304, '', etag])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  }
  expect((await fetchPath('/vyplaty/', { 'if-none-match': '"other"' })).status).toBe(200)
  const head = await fetchPath('/vyplaty/', {}, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(text))])
  await changeRecord(db, posts, article.id, { title: 'Výplaty v currentM currentY!' }, SYSTEM, 'update')
  expect((await fetchPath('/vyplaty/', { 'if-none-match': etag })).status).toBe(200)
  await changeRecord(db, posts, article.id, { title: article.title }, SYSTEM, 'update')
})

test('a thousand requests for a page just invalidated cost one render', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  go = promise
  const before = pages.stats().misses
  const requests = Array.from({ length: 1000 }, () => fetchPath('/vyplaty/', { 'accept-encoding': 'br' }))
  await vi.waitUntil(() => pages.stats().misses === before + 1000, { timeout: 15_000 })
  letGo()
  const responses = await Promise.all(requests)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ bytes }) => brotliDecompressSync(bytes).toString())).size).toBe(1)
  expect(rendered).toHaveLength(1)
})

test('a page that is rendered again from what is in memory needs no query', async () => {
  await fetchPath('/vyplaty/')
  pages.invalidate(['*'])
  const selects = vi.spyOn(db, 'selectFrom')
  expect((await fetchPath('/vyplaty/')).status).toBe(200)
  // Polling for changes of other processes does not belong to any page.
  expect(selects.mock.calls.map(([table]) => table).filter((table) => table !== 'pageChange')).toEqual([])
  selects.mockRestore()
})

test('nothing of a visitor’s request but the address reaches a cached page', async () => {
  const clean = await fetchPath('/vyplaty/')
  pages.invalidate(['*'])
  const poisoned = await fetchPath('/vyplaty/?utm_source=<script>&x=1', {
    host: 'evil.example',
    cookie: 'sid=1; cookie-consent=rejected',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-react-router-prerender-data': 'evil',
    'x-react-router-spa-mode': 'yes',
    'x-remix-reload-document': 'true',
    accept: 'text/x-script',
    'user-agent': 'Googlebot/2.1',
  })
  expect(poisoned.text).toBe(clean.text)
  expect(seen.map(({ url, headers }) => [url, [...headers.keys()]])).toEqual([
    [`${services.env.SITE_URL}/vyplaty/`, []],
    [`${services.env.SITE_URL}/vyplaty/`, []],
  ])
  expect((await fetchPath('/vyplaty/')).text).toBe(clean.text)
  expect(rendered).toHaveLength(2)
})

test('unknown parameters do not fill the cache', async () => {
  for (let number = 0; number < 20; number++) await fetchPath(`/vyplaty/?x=${number}`)
  for (let number = 0; number < 5; number++) await fetchPath(`/?platba=vymyslena-${number}`)
  expect(rendered.filter((path) => path === '/vyplaty/')).toHaveLength(1)
  expect(pages.stats().pages).toBe(1)
})

test.each([
  ['/Vyplaty', 301],
  ['/recenze/vyplaty/', 301],
  ['/hledat/?q=vyplaty', 200],
  ['/api/v1/private/cache', 401],
  ['/recenze/?strana=7', 404],
  ['/autor/?strana=7', 404],
  ['/clanky/?strana=7', 404],
  ['/zmeny/?strana=7', 404],
  ['/mereni-vyplat/?strana=7', 404],
])('%s returns %i and is not cached', async (path, status) => {
  for (let round = 0; round < 2; round++) {
    const response = await fetchPath(path)
    expect(response.status).toBe(status)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  }
  expect(pages.stats().pages).toBe(0)
})

test('the query of a moved page is preserved, and a POST is never served from the cache', async () => {
  expect((await fetchPath('/recenze/vyplaty/?x=1')).headers['location']).toBe('/vyplaty/?x=1')
  expect((await fetchPath('/vyplaty/')).status).toBe(200)
  await fetchPath('/vyplaty/', { origin: services.env.SITE_URL }, 'POST')
  expect(rendered.filter((path) => path === '/vyplaty/')).toHaveLength(2)
})

test('feeds and the list of casinos are cached too', async () => {
  const paths = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/api/v1/public/casinos/casinos']
  const before = await Promise.all(paths.map((path) => fetchPath(path)))
  expect(pages.stats().pages).toBe(paths.length)
  const after = await Promise.all(paths.map((path) => fetchPath(path, { 'accept-encoding': 'br' })))
  expect(before.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(after.map(({ headers }) => headers['etag'])).toEqual(before.map(({ headers }) => headers['etag']))
  expect(before[0]?.headers['cache-control']).toBe('public, max-age=300')
})

test('texts with the month expire with it, in Prague', async () => {
  time = new Date('2026-11-30T22:59:59.900Z')
  expect((await fetchPath('/vyplaty/')).text).toContain('Výplaty v listopad 2026')
  await fetchPath('/vyplaty/')
  time = new Date('2026-11-30T23:00:00Z')
  expect((await fetchPath('/vyplaty/')).text).toContain('Výplaty v prosinec 2026')
  time = new Date('2026-12-31T22:59:59Z')
  expect((await fetchPath('/vyplaty/')).text).toContain('prosinec 2026')
  expect(rendered).toHaveLength(2)
  time = new Date('2026-12-31T23:00:00Z')
  expect((await fetchPath('/vyplaty/')).text).toContain('Výplaty v leden 2027')
  time = new Date('2026-11-15T12:00:00Z')
})

test('until clearCacheUntil every visitor gets a fresh page', async () => {
  await fetchPath('/vyplaty/')
  const until = '2026-11-15T13:00:00.000Z'
  await changeRecord(db, posts, article.id, { clearCacheUntil: until }, SYSTEM, 'update')
  rendered = []
  for (let round = 0; round < 3; round++) expect((await fetchPath('/vyplaty/')).status).toBe(200)
  expect(rendered).toHaveLength(3)
  time = new Date('2026-11-15T13:00:00.001Z')
  for (let round = 0; round < 3; round++) await fetchPath('/vyplaty/')
  expect(rendered).toHaveLength(4)
  time = new Date('2026-11-15T12:00:00Z')
  await changeRecord(db, posts, article.id, { clearCacheUntil: null }, SYSTEM, 'update')
})

test('cache-refresh invalidates the page and those that show it; the whole cache has a call of its own', async () => {
  for (const path of ['/vyplaty/', '/jina/', '/recenze/', '/']) await fetchPath(path)
  expect((await api.post(`/posts/${article.id}/cache-refresh`, undefined, 'editor')).status).toBe(200)
  rendered = []
  for (const path of ['/vyplaty/', '/jina/', '/recenze/', '/']) await fetchPath(path)
  expect(rendered).toEqual(['/vyplaty/', '/'])

  const figures = await api.get('/cache')
  expect(figures.body).toMatchObject({ pages: 4, maxBytes: 10_000_000 })
  expect(figures.body.bytes).toBeGreaterThan(4000)
  expect((await api.get('/cache', 'editor')).status).toBe(403)
  const refreshed = await api.post('/cache/refresh', undefined, 'editor')
  expect([refreshed.status, refreshed.body]).toEqual([200, { dropped: 4 }])
  expect((await api.get('/cache')).body.pages).toBe(0)
})

test('an error is returned to all waiting requests, and not cached', async () => {
  const failing = await serveSite({ ...services, pages }, async () => new Response('nejde to', { status: 503 }))
  const responses = await Promise.all([failing.fetchPath('/jina/'), failing.fetchPath('/jina/')])
  for (const { status, text, headers } of responses) {
    expect([status, text, headers['cache-control']]).toEqual([503, 'nejde to', 'no-store'])
  }
  expect((await fetchPath('/jina/')).status).toBe(200)
})

test('figures are exported to Prometheus', async () => {
  await fetchPath('/vyplaty/')
  await fetchPath('/vyplaty/')
  const text = await metrics.text()
  expect(text).toMatch(/^page_cache_hits_total [1-9]\d*$/m)
  expect(text).toMatch(/^page_cache_misses_total [1-9]\d*$/m)
  expect(text).toMatch(/^page_cache_pages 1$/m)
  expect(text).toMatch(/^page_cache_bytes [1-9]\d*$/m)
})
