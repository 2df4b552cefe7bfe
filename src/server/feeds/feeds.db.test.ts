import { emptyPost } from '#posts/empty-post.ts'
import { Hono } from 'hono'
import { assert, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { posts } from '#posts/collection.server.ts'
import { mountFeeds } from '#server/feeds/feeds.ts'
import { sitemap, sitemapPart } from '#server/feeds/sitemap.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'
import { childrenOf, parseXml, textOf } from '#testing/xml.ts'

const base = await createTestServices()
const services: Services = {
  ...base,
  env: { ...base.env, SITE_URL: 'https://rozvazne.example', SITE_NAME: 'Rozvážně & <spol.>' },
  now: () => new Date('2026-11-15T12:00:00Z'),
}
const { db } = services
const app: AppHono = new Hono()
mountFeeds(app, services)
// The Host header of the request is not the site's address.
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(new Request(`http://evil.example${path}`, { headers: { host: 'evil.example', ...headers } }))

await ensureSettings(db, {
  ...defaultSettings,
  siteDescription: 'O kasinech "bez" příkras',
})
const meta = emptyPost().metaTag
const writer = await build.writer(db, { firstName: 'Jana', lastName: 'O’Hara & syn' })
const setDates = (id: string, createdAt: string, updatedAt: string) =>
  db.updateTable('post').set({ createdAt, updatedAt }).where('id', '=', id).execute()

const rubric = await build.rubric(db, { title: 'Nabídky', description: 'Co stojí.' })
await build.rubric(db, { title: 'Prázdná' })
const article = await build.post(db, {
  rubric: rubric.id,
  title: 'Nejlepší bonusy currentM currentY <b>',
  slug: 'bonusy',
  writer: writer.id,
  metaTag: { ...meta, description: 'Ceny & "podmínky"\u0007 na currentMA ]]>' },
})
const review = await build.post(db, {
  title: 'Modrý Lev',
  slug: 'modry-lev',
  category: 'Recenze',
  writer: writer.id,
  datePosted: 'createdAt',
})
const author = await build.post(db, { title: 'Jana', slug: 'jana', category: 'Autor', writer: writer.id })
const privacy = await build.post(db, { title: 'Zásady', slug: 'zasady-ochrany-osobnich-udaju' })
await build.post(db, { title: 'Skrytá', slug: 'skryta', metaTag: { ...meta, robots: 'NoIndex, follow' } })
await build.post(db, { title: 'Cizí', slug: 'cizi', metaTag: { ...meta, canonical: 'https://jinde.example/' } })
await build.post(db, { title: 'Koncept', slug: 'koncept', isActive: false })
const archived = await build.post(db, { title: 'Archiv', slug: 'archiv' })
await archiveRecord(db, posts, archived.id, SYSTEM)
await setDates(article.id, '2026-01-01T08:00:00.000Z', '2026-03-03T08:00:00.000Z')
await setDates(review.id, '2026-02-02T08:00:00.000Z', '2026-02-12T08:00:00.000Z')
await setDates(author.id, '2025-02-02T08:00:00.000Z', '2025-02-12T08:00:00.000Z')
await setDates(privacy.id, '2024-02-02T08:00:00.000Z', '2024-02-12T08:00:00.000Z')

test('robots.txt is the text of the settings, with the sitemap added when missing', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(`${defaultSettings.robotsTXT}\nSitemap: https://rozvazne.example/sitemap.xml\n`)
})

test('the sitemap has every page once, with the day of its last change, at the site’s own address', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const urlset = parseXml(await response.text())
  expect(urlset.name).toBe('urlset')
  const entries = Object.fromEntries(
    childrenOf(urlset, 'url').map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]),
  )
  const newest = expect.stringMatching(/^20\d\d-/)
  expect(entries).toEqual({
    'https://rozvazne.example/': newest,
    'https://rozvazne.example/recenze/': '2026-02-12T08:00:00.000Z',
    'https://rozvazne.example/autor/': '2025-02-12T08:00:00.000Z',
    'https://rozvazne.example/clanky/': newest,
    'https://rozvazne.example/rubrika/nabidky/': undefined,
    'https://rozvazne.example/kontaktujte-nas/': undefined,
    'https://rozvazne.example/pomoc/': undefined,
    'https://rozvazne.example/data/': undefined,
    'https://rozvazne.example/zmeny/': undefined,
    'https://rozvazne.example/pauza/': undefined,
    'https://rozvazne.example/mereni-vyplat/': undefined,
    'https://rozvazne.example/kalkulacka-bonusu/': undefined,
    'https://rozvazne.example/porovnani/': undefined,
    'https://rozvazne.example/zasady-ochrany-osobnich-udaju/': '2024-02-12T08:00:00.000Z',
    'https://rozvazne.example/bonusy/': '2026-03-03T08:00:00.000Z',
    'https://rozvazne.example/recenze/modry-lev/': '2026-02-12T08:00:00.000Z',
    'https://rozvazne.example/autor/jana/': '2025-02-12T08:00:00.000Z',
  })
  expect(childrenOf(urlset, 'url')).toHaveLength(21)
})

test('a home page hidden from search engines is not in the sitemap', async () => {
  const home = await build.post(db, { title: 'Úvod', slug: 'index', metaTag: { ...meta, robots: 'noindex' } })
  expect(await (await get('/sitemap.xml')).text()).not.toContain('<loc>https://rozvazne.example/</loc>')
  await archiveRecord(db, posts, home.id, SYSTEM)
})

test('a long sitemap is an index of parts, with the same content as a single one', async () => {
  const site = { db, siteUrl: 'https://rozvazne.example' }
  const addresses = (xml = '') => childrenOf(parseXml(xml), 'url').map((url) => textOf(url, 'loc'))
  const whole = addresses(await sitemap(site))
  const index = parseXml(await sitemap({ ...site, partSize: 2 }))
  expect(index.name).toBe('sitemapindex')
  const parts = childrenOf(index, 'sitemap').map((part) => ({
    number: Number(/sitemap-(\d+)\.xml$/.exec(textOf(part, 'loc') ?? '')?.[1]),
    lastmod: textOf(part, 'lastmod'),
  }))
  // Six posts are published; two of them, which make up the third part, are noindex.
  expect(parts.map(({ number }) => number)).toEqual([1, 2])
  expect(parts[1]?.lastmod).toBe('2026-03-03T08:00:00.000Z')
  const found = await Promise.all(
    parts.map(async ({ number }) => addresses(await sitemapPart({ ...site, partSize: 2 }, number))),
  )
  expect(found.flat()).toEqual(whole)
  for (const number of [3, 4]) expect(await sitemapPart({ ...site, partSize: 2 }, number)).toBeUndefined()
})

test.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-99999.xml', '/sitemap-x.xml'])(
  '%s does not exist while the sitemap is short',
  async (path) => expect((await get(path)).status).toBe(404),
)

test('the feed has articles and reviews, latest first, escaped and with the current month', async () => {
  const response = await get('/rss.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const channel = childrenOf(parseXml(await response.text()), 'channel')[0]
  if (!channel) throw new Error('no channel')
  expect(textOf(channel, 'title')).toBe('Rozvážně & <spol.>')
  expect(textOf(channel, 'description')).toBe('O kasinech "bez" příkras')
  expect(childrenOf(channel, 'atom:link')[0]?.attributes['href']).toBe('https://rozvazne.example/rss.xml')
  const items = childrenOf(channel, 'item').map((item) =>
    Object.fromEntries(item.children.map((child) => [child.name, child.text])),
  )
  expect(items).toEqual([
    {
      title: 'Nejlepší bonusy listopad 2026 <b>',
      link: 'https://rozvazne.example/bonusy/',
      guid: 'https://rozvazne.example/bonusy/',
      description: 'Ceny & "podmínky" na lis ]]>',
      'dc:creator': 'Jana O’Hara & syn',
      pubDate: 'Tue, 03 Mar 2026 08:00:00 GMT',
    },
    {
      title: 'Modrý Lev',
      link: 'https://rozvazne.example/recenze/modry-lev/',
      guid: 'https://rozvazne.example/recenze/modry-lev/',
      'dc:creator': 'Jana O’Hara & syn',
      pubDate: 'Mon, 02 Feb 2026 08:00:00 GMT',
    },
  ])
})

test('a rubric has a feed of its own', async () => {
  const response = await get('/rubrika/nabidky/rss.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const [channel] = childrenOf(parseXml(await response.text()), 'channel')
  assert(channel)
  expect([textOf(channel, 'link'), textOf(channel, 'description')]).toEqual([
    'https://rozvazne.example/rubrika/nabidky/',
    'Co stojí.',
  ])
  expect(childrenOf(channel, 'item').map((item) => textOf(item, 'link'))).toEqual(['https://rozvazne.example/bonusy/'])
  for (const slug of ['neni', '%00', '%FF', 'a'.repeat(200)]) {
    expect((await get(`/rubrika/${slug}/rss.xml`)).status).toBe(404)
  }
})

test('a page on its own is in no feed, and the list of articles is no newer for it', async () => {
  const about = await build.post(db, { title: 'O nás', slug: 'o-nas', rubric: rubric.id, isPage: true })
  await setDates(about.id, '2026-01-01T08:00:00.000Z', '2099-01-01T08:00:00.000Z')
  for (const feed of ['/rss.xml', '/rubrika/nabidky/rss.xml']) {
    expect(await (await get(feed)).text()).not.toContain('/o-nas/')
  }
  const urls = childrenOf(parseXml(await (await get('/sitemap.xml')).text()), 'url')
  const newest = urls.filter((url) => textOf(url, 'lastmod')?.startsWith('2099'))
  expect(newest.map((url) => textOf(url, 'loc'))).toEqual(['https://rozvazne.example/o-nas/'])
  await archiveRecord(db, posts, about.id, SYSTEM)
})

test('the feed of a renamed rubric redirects', async () => {
  const { id } = await build.rubric(db, { title: 'Dočasná', slug: 'docasna' })
  await changeRecord(db, rubrics, id, { slug: 'trvala' }, SYSTEM, 'update')
  const moved = await get('/rubrika/docasna/rss.xml')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/rubrika/trvala/rss.xml'])
  await archiveRecord(db, rubrics, id, SYSTEM)
  expect((await get('/rubrika/trvala/rss.xml')).status).toBe(404)
})

test('the feed has thirty items at most', async () => {
  for (let number = 0; number < 31; number++) await build.post(db)
  const channel = childrenOf(parseXml(await (await get('/rss.xml')).text()), 'channel')[0]
  expect(channel && childrenOf(channel, 'item')).toHaveLength(30)
})

test.each(['/robots.txt', '/sitemap.xml', '/rss.xml'])(
  '%s may be cached for five minutes and revalidated',
  async (path) => {
    const response = await get(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = response.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"old"' })).status).toBe(200)
  },
)

test.each(['<a>', '<a></b>', '<a/><b/>', '<a>&nbsp;</a>', '<a>&</a>', '<a b=c/>', 'x<a/>', '<a>\u0007</a>', ''])(
  'the parser of these tests refuses %j',
  (source) => expect(() => parseXml(source)).toThrow(Error),
)
