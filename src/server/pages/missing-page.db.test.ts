import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { posts } from '#posts/collection.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { FIXED_PATHS } from '#shared/fixed-paths.ts'
import { ROUTES } from '#site/routes.ts'
import { build } from '#testing/build.ts'
import { renderSite, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, pages } = services
await ensureSettings(db, defaultSettings)
const renderPage = vi.fn<RenderPage>(renderSite)
const { fetchPath } = await serveSite(services, renderPage)
/** Renders each page for each visitor. */
const { fetchPath: fetchRendered } = await serveSite({ ...services, env: { ...services.env, PAGE_CACHE_MB: 0 } })
invalidateCaches(services)
afterAll(() => Promise.all(services.beforeClose.map((finish) => finish())))

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
let counter = 0
const junk = () => `/nic-tu-neni-${++counter}/`

/** On PostgreSQL nothing is cached before the subscription to changes is active. */
beforeEach(() => vi.waitUntil(() => fetchPath(junk(), PERSON).then(() => pages.stats().pages > 0), { timeout: 10_000 }))

test('a hundred missing addresses are not rendered, and fill no cache', async () => {
  renderPage.mockClear()
  const before = [pages.stats().pages, dataCacheOf(db).stats().count]
  for (let number = 0; number < 20; number++) {
    for (const path of [
      junk(),
      `/recenze${junk()}`,
      `/stary/web${junk()}`,
      `/wp-${number}.php`,
      `${junk()}?strana=${number}`,
      `/a%26${number}'/`,
      `/a${number}/../recenze/`,
      `/assets/a${number}.js`,
      `/.well-known/${number}`,
    ]) {
      expect([path, (await fetchPath(path, PERSON)).status]).toEqual([path, 404])
    }
    expect((await fetchPath(junk(), CRAWLER)).status).toBe(404)
  }
  expect(renderPage).not.toHaveBeenCalled()
  expect([pages.stats().pages, dataCacheOf(db).stats().count]).toEqual(before)
})

test('a missing page of a list is rendered once per request', async () => {
  renderPage.mockClear()
  expect((await fetchPath('/recenze/?strana=7', PERSON)).status).toBe(404)
  expect(renderPage).toHaveBeenCalledTimes(1)
})

const ASKED = [
  '/assets/nic.js /.well-known/nic /__manifest?p=/ /nic/ /recenze/nic/ /autor/nic/ /a/b/c/ /nic.php /wp-admin/setup.PHP /nic/?a=b /%C4%8De%C5%A1tina/',
  "/a%26b/ /it's/ /%3Cb%3E/ /a%2Fb/ /%zz/ //nic.php /nic~(1)!*/",
  `/${'dlouhe-'.repeat(60)}/`,
].flatMap((line) => line.split(' '))
const HEADS: Record<string, string>[] = [
  PERSON,
  CRAWLER,
  {},
  { ...PERSON, 'accept-encoding': 'br' },
  { ...PERSON, cookie: 'sid=x' },
  { ...CRAWLER, 'accept-encoding': 'gzip' },
]

/** The content of a response, whatever its encoding; cached pages have an ETag. */
function said({ status, headers, bytes }: Awaited<ReturnType<typeof fetchPath>>) {
  const {
    date: _,
    etag: _2,
    'cache-control': _3,
    'x-request-id': requestId,
    'content-length': length,
    ...rest
  } = headers
  const encoding = rest['content-encoding']
  const body = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return { status, headers: rest, hasId: Boolean(requestId), hasLength: Boolean(length), text: body.toString() }
}

test.each(ASKED)('%s is answered as if rendered, for people and for crawlers', async (path) => {
  for (const head of HEADS) {
    expect(said(await fetchPath(path, head))).toEqual(said(await fetchRendered(path, head)))
  }
  const head = await fetchPath(path, PERSON, 'HEAD')
  expect([head.status, head.text]).toEqual([404, ''])
})

test('a 404 must not be cached by proxies', async () => {
  for (const path of [junk(), '/nic.php', '/recenze/?strana=7']) {
    expect([path, (await fetchPath(path, PERSON)).headers['cache-control']]).toEqual([path, 'no-store'])
  }
})

test('what is published, moved or removed at such an address is visible at once', async () => {
  const status = async () => (await fetchPath('/brzy/', PERSON)).status
  expect(await status()).toBe(404)
  const post = await build.post(db, { slug: 'brzy' })
  expect(await status()).toBe(200)
  await changeRecord(db, posts, post.id, { slug: 'jinde' }, SYSTEM, 'update')
  expect(await status()).toBe(301)
  await archiveRecord(db, posts, post.id, SYSTEM, { isGone: true })
  expect((await fetchPath('/jinde/', PERSON)).status).toBe(410)
  const path = junk()
  expect((await fetchPath(path, PERSON)).status).toBe(404)
  await createRecord(db, redirects, { from: path, to: '/recenze/' }, SYSTEM)
  expect((await fetchPath(path, PERSON)).headers['location']).toBe('/recenze/')
})

test('a thousand requests for an invalidated page cost one lookup', async () => {
  await build.post(db, { slug: 'zadana' })
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  renderPage.mockImplementationOnce(async (...given) => {
    await promise
    return renderSite(...given)
  })
  const selects = vi.spyOn(db, 'selectFrom')
  const misses = pages.stats().misses
  const answers = Array.from({ length: 1000 }, () => fetchPath('/zadana/', PERSON))
  await vi.waitUntil(() => pages.stats().misses === misses + 1000, { timeout: 15_000 })
  // Polling for changes of other processes does not belong to any page.
  const queried = selects.mock.calls.map(([table]) => table).filter((table) => table !== 'pageChange')
  expect(queried).toEqual(['post'])
  letGo()
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('every built-in page of the site is known as one', () => {
  const own = ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(own.toSorted()).toEqual(FIXED_PATHS.toSorted())
})
