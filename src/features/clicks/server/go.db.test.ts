import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { createClickBuffer, createOutboundLinks, mountGo } from '#features/clicks/server/go.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const clicks = createClickBuffer(services)
const app: AppHono = new Hono()
const renderPage = async ({ url }: Request) => new Response(`proč ne: ${url}`, { status: 403 })
mountGo(app, services, createOutboundLinks(services, clicks), renderPage)

const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const go = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost:3000${path}`, { method, headers: { 'user-agent': PERSON, ...headers } })

async function storedClicks() {
  await clicks.flush()
  return db.selectFrom('click').selectAll().execute()
}

beforeEach(async () => {
  await clicks.flush()
  await db.deleteFrom('click').execute()
})

const lion = await build.licensedCasino(db, { title: 'Modrý Lev', refLink: 'https://lev.example/hra?partner=7' })
const closed = await build.licensedCasino(db, { title: 'Zavřené Kasino', closedYear: 2020 })
await build.licensedCasino(db, { title: 'Bez Odkazu', refLink: '' })
const archived = await build.licensedCasino(db, { title: 'V Archivu' })
await archiveRecord(db, casinos, archived.id, SYSTEM)
const bookmaker = await build.licensedBookmaker(db, { title: 'Tip Pro', refLink: 'https://tip.example/' })
const gone = await build.licensedBookmaker(db, { title: 'Staré Tipy', refLink: 'https://stare.example/' })
await archiveRecord(db, bookmakers, gone.id, SYSTEM)

test('redirects to the stored link with 302, uncached, unindexed, without a body', async () => {
  const response = await go('/go/modry-lev')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://lev.example/hra?partner=7')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.text()).toBe('')
})

test.each(['/go/modry-lev/', '/go/Modry-Lev', '/GO/MODRY-LEV/', '/go//modry-lev', '/go/modry%2Dlev'])(
  'the spelling %s works too',
  async (path) => {
    expect((await go(path)).headers.get('location')).toBe('https://lev.example/hra?partner=7')
  },
)

test.each([
  ['no slug', '/go'],
  ['no slug, with a slash', '/go/'],
  ['an unknown slug', '/go/neznam'],
  ['an archived casino', '/go/v-archivu'],
  ['a closed casino', `/go/${closed.slug}`],
  ['a casino without a link', '/go/bez-odkazu'],
  ['an archived bookmaker', `/go/${gone.slug}`],
  ['more than a slug', '/go/modry-lev/x'],
  ['an address', '/go/https://evil.example/'],
  ['an encoded address', '/go/%2F%2Fevil.example'],
  ['a broken escape', '/go/%E0%A4%A'],
  ['a null byte', '/go/modry-lev%00'],
  ['a prototype', '/go/__proto__'],
])('%s redirects to the home page and is not counted', async (_case, path) => {
  const response = await go(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await storedClicks()).toEqual([])
})

test('where no casino has the slug, a bookmaker is used', async () => {
  expect((await go('/go/tip-pro')).headers.get('location')).toBe('https://tip.example/')
  expect(await storedClicks()).toMatchObject([{ targetModel: 'Bookmaker', targetId: bookmaker.id }])
})

test('a bookmaker of the same slug takes precedence over a closed casino', async () => {
  await build.licensedCasino(db, { title: 'Dvojník', closedYear: 2021 })
  await build.licensedBookmaker(db, { title: 'Dvojník', refLink: 'https://dvojnik.example/' })
  expect((await go('/go/dvojnik')).headers.get('location')).toBe('https://dvojnik.example/')
})

test('a link with diacritics is encoded for the header', async () => {
  await build.licensedCasino(db, { title: 'Čeština', refLink: 'https://cap.example/čáp?x=ž' })
  const location = (await go('/go/cestina')).headers.get('location')
  expect(location).toBe('https://cap.example/%C4%8D%C3%A1p?x=%C5%BE')
})

test.each([
  'url=https://evil.example',
  'to=//evil.example',
  'from=https://evil.example',
  'slug=tip-pro',
  'next=/admin',
])('the parameter %s does not change the target', async (query) => {
  expect((await go(`/go/modry-lev?${query}`)).headers.get('location')).toBe('https://lev.example/hra?partner=7')
})

test('a click stores the time, target, page and block, and nothing about the visitor', async () => {
  await go('/go/modry-lev?from=zebricek-2', { referer: 'http://localhost:3000/recenze/modry-lev/?q=tajne#x' })
  const [click, ...others] = await storedClicks()
  expect(others).toEqual([])
  expect(click).toEqual({
    id: expect.any(String),
    clickedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    targetModel: 'Casino',
    targetId: lion.id,
    page: '/recenze/modry-lev/',
    block: 'zebricek-2',
    isBot: 0,
    isTurnedAway: 0,
  })
})

test.each(['http://evil.example/', 'http://localhost:3000.evil.example/', 'https://localhost:3000/', 'nonsense', ''])(
  'the foreign referer %j is not stored',
  async (referer) => {
    await go('/go/modry-lev', { referer })
    expect(await storedClicks()).toMatchObject([{ page: '' }])
  },
)

test('a long page path is truncated', async () => {
  await go('/go/modry-lev', { referer: `http://localhost:3000/${'a'.repeat(500)}` })
  expect((await storedClicks())[0]?.page).toHaveLength(200)
})

test.each(['', 'Velké', 'a'.repeat(41), '<script>', 'a%20b', "'--"])('the block %j is ignored', async (from) => {
  await go(`/go/modry-lev?from=${encodeURIComponent(from)}`)
  expect(await storedClicks()).toMatchObject([{ block: '' }])
})

test.each([
  ['HEAD', {}],
  ['GET', { 'sec-purpose': 'prefetch' }],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['GET', { purpose: 'prefetch' }],
  ['GET', { 'x-moz': 'prefetch' }],
  ['GET', { 'x-purpose': 'preview' }],
])('%s with %j is redirected but not stored', async (method, headers) => {
  const response = await go('/go/modry-lev', headers, method)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://lev.example/hra?partner=7')
  expect(await storedClicks()).toEqual([])
})

test.each(['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0', ''])(
  'the user agent %j is stored as a bot',
  async (userAgent) => {
    await go('/go/modry-lev', { 'user-agent': userAgent })
    expect(await storedClicks()).toMatchObject([{ isBot: 1 }])
  },
)

test('the graceful stop writes buffered clicks', async () => {
  await go('/go/modry-lev')
  for (const finish of services.beforeClose) await finish()
  expect(await db.selectFrom('click').selectAll().execute()).toHaveLength(1)
})
