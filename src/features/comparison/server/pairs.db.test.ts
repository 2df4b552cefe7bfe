import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { countChoices, listPairs, switchPairPage } from '#features/comparison/queries.server.ts'
import { sortedPair } from '#features/comparison/schema.ts'
import { createApp } from '#server/app.ts'
import { createPairCounter } from '#features/comparison/server/pair-counter.ts'
import { sitemap } from '#server/feeds/sitemap.ts'
import { build } from '#testing/build.ts'
import { renderSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const pairCounter = createPairCounter(services)
const app = createApp(services, { renderPage: renderSite, pairCounter })
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PATH = '/porovnani/modry-lev-vs-zlata-vydra/'

let [lion, otter] = ['', '']

beforeAll(async () => {
  lion = (await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev' })).id
  otter = (await build.casino(db, { title: 'Zlatá Vydra', slug: 'zlata-vydra' })).id
  await build.casino(db, { title: 'Noční Sova', slug: 'nocni-sova' })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers: { 'user-agent': PERSON, ...headers } })

test('every pair of a choice is counted once: for people, not for bots, prefetches or redirects', async () => {
  await get('/porovnani/?k=modry-lev,nocni-sova,zlata-vydra')
  await get('/porovnani/?k=modry-lev,zlata-vydra')
  await get('/porovnani/?k=zlata-vydra,modry-lev')
  await get('/porovnani/?k=modry-lev&k=zlata-vydra')
  await get('/porovnani/?k=modry-lev,zlata-vydra', { 'user-agent': 'Googlebot/2.1' })
  await get('/porovnani/?k=modry-lev,zlata-vydra', { 'user-agent': '' })
  await get('/porovnani/?k=modry-lev,zlata-vydra', { 'sec-purpose': 'prefetch' })
  await get('/porovnani/?k=modry-lev,zlata-vydra', {}, 'HEAD')
  await get('/porovnani/?k=modry-lev')
  await get('/porovnani/?k=neni,neni-ani-toto')
  await pairCounter.flush()
  const listed = await listPairs(db, services.now())
  expect(listed.map(({ path, people }) => [path, people])).toEqual([
    ['/porovnani/modry-lev-vs-zlata-vydra/', 2],
    ['/porovnani/modry-lev-vs-nocni-sova/', 1],
    ['/porovnani/nocni-sova-vs-zlata-vydra/', 1],
  ])
})

test('a batch whose answer was lost is counted once, and what was compared meanwhile, too', async () => {
  const people = async () => (await listPairs(db, services.now())).find(({ path }) => path === PATH)?.people ?? 0
  const before = await people()
  const send = (counter: string, ...numbers: number[]) =>
    countChoices(
      db,
      counter,
      numbers.map((number) => ({ number, pairs: [sortedPair(lion, otter)] })),
      services.now(),
    )
  await send('pairs-1', 1, 2)
  await send('pairs-1', 1, 2, 3)
  await send('pairs-1', 1, 2, 3)
  expect(await people()).toBe(before + 3)
  // Each process numbers its own.
  await send('pairs-2', 1)
  expect(await people()).toBe(before + 4)
})

test('a pair without a page can be compared, too; one with a page has one address', async () => {
  const leads = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.get('location')]
  }
  expect(await leads(PATH)).toEqual([302, '/porovnani/?k=modry-lev,zlata-vydra'])
  expect(await leads('/porovnani/neni-vs-zlata-vydra/')).toEqual([404, null])
  expect(await sitemap({ db, siteUrl: 'https://rozvazne.example' })).not.toContain(PATH)

  await switchPairPage(db, { first: lion, second: otter, isPage: true }, SYSTEM, services.now())
  const page = await get(PATH)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${PATH}"/>`))
  expect(html).not.toContain('name="robots"')
  expect(html).toContain('Zlatá')
  expect(await leads('/porovnani/?k=modry-lev,zlata-vydra')).toEqual([302, PATH])
  expect(await leads('/porovnani/?k=modry-lev,zlata-vydra&utm_source=mail')).toEqual([302, `${PATH}?utm_source=mail`])
  expect(await leads('/porovnani/zlata-vydra-vs-modry-lev/')).toEqual([301, PATH])
  expect(await sitemap({ db, siteUrl: 'https://rozvazne.example' })).toContain(
    `<loc>https://rozvazne.example${PATH}</loc>`,
  )
})
