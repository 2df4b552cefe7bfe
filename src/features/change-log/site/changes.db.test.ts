import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { mountFeeds } from '#server/feeds/feeds.ts'
import { newId } from '#shared/id.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'
import { childrenOf, parseXml, textOf } from '#testing/xml.ts'

const services = await createTestServices()
const { db } = services
const page = (path: string) => loadPage(services, path)
const review = () => loadPage(services, '/recenze/modry-lev/')

const MARKS = [9, 8.9, 8.8, 8.7, 8.6]

beforeAll(async () => {
  let casino = await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev', rating: 9.1, ratingSource: 'typed' })
  const writer = await build.writer(db)
  const text = await build.post(db, {
    writer: writer.id,
    title: 'Modrý Lev',
    slug: 'modry-lev',
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
  })
  casino = { ...casino, reviewPost: text.id, version: casino.version + 1 }
  for (const rating of MARKS) {
    const input = { ...inputOf(casinos, casino), rating, changeReason: `Důvod <${rating}>` }
    casino = await updateRecord(db, casinos, casino.id, input, casino.version, { ...SYSTEM, name: 'Klára' })
  }
})

test('a review ends with its newest three changes and a link to the rest', async () => {
  const { html } = await review()
  const words = wordsOf(html)
  expect(words).toContain('Co se změnilo')
  expect(words).toMatch(/Klára Známka dříve 8,7 → , nyní 8,6 Důvod/)
  expect(html).toContain('Důvod &lt;8.6&gt;')
  expect(html).not.toContain('Důvod &lt;8.9&gt;')
  expect(html).toContain('href="/zmeny/?kasino=modry-lev"')
  expect(words).toContain('Starší změny (2)')
  expect(html).toContain('href="/zmeny/modry-lev.xml"')
  expect(html).toContain('href="#co-se-zmenilo"')
})

test('there is a page with the changes of one casino, and one with all changes', async () => {
  const one = await page('/zmeny/?kasino=modry-lev')
  expect(one.html.match(/<time /g)).toHaveLength(MARKS.length)
  expect(one.head.title).toContain('Modrý Lev: co se změnilo')
  expect(wordsOf(one.html)).toContain('Domů Co se změnilo Modrý Lev')
  const all = await page('/zmeny/')
  expect(all.html).toContain('<h2><a href="/recenze/modry-lev/">')
  expect(all.html.match(/<time /g)).toHaveLength(MARKS.length)
  for (const slug of ['neni', '', '%00', '%C4%8D']) {
    expect((await page(`/zmeny/?kasino=${slug}`)).status).toBe(404)
  }
  expect((await page('/zmeny/?strana=2')).status).toBe(404)
})

test('the feed of a casino has only its changes, the newest first: the old and the new value, and why', async () => {
  const otter = await build.casino(db, { title: 'Zlatá Vydra', slug: 'zlata-vydra', rating: 7, ratingSource: 'typed' })
  await changeRecord(db, casinos, otter.id, { rating: 6.5 }, SYSTEM, 'update')
  const app: AppHono = new Hono()
  mountFeeds(app, services)
  const itemsAt = async (path: string) => {
    const [channel] = childrenOf(parseXml(await (await app.request(path)).text()), 'channel')
    return channel ? childrenOf(channel, 'item') : []
  }
  const items = await itemsAt('/zmeny/modry-lev.xml')
  expect(items.map((item) => textOf(item, 'description'))).toEqual(
    [9.1, ...MARKS]
      .map((mark, index) => [mark, MARKS[index]] as const)
      .slice(0, -1)
      .map(([before, after]) => {
        const [from, to] = [before, after ?? 0].map((mark) => mark.toFixed(1).replace('.', ','))
        return `Známka: ${from} → ${to}. Důvod <${after}>`
      })
      .toReversed(),
  )
  expect(new Set(items.map((item) => textOf(item, 'title')))).toEqual(new Set(['Modrý Lev: známka']))
  expect(new Set(items.map((item) => textOf(item, 'link')))).toEqual(
    new Set([`${services.env.SITE_URL}/recenze/modry-lev/`]),
  )
  // All entries link to the same page, yet each has its own guid.
  expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(MARKS.length)
  expect(await itemsAt('/zmeny/zlata-vydra.xml')).toHaveLength(1)
  expect(await itemsAt('/zmeny.xml')).toHaveLength(MARKS.length + 1)
  expect((await app.request('/zmeny/neni.xml')).status).toBe(404)
})

test('the feed and the page of changes redirect when the slug of a casino changes', async () => {
  const app: AppHono = new Hono()
  mountFeeds(app, services)
  const request = async (path: string) => {
    const { status, headers } = await app.request(path)
    return [status, headers.get('location')]
  }
  const { id } = await build.casino(db, { title: 'Rychlá Srna', slug: 'rychla-srna', rating: 7, ratingSource: 'typed' })
  // No redirect for an offer without changes.
  await changeRecord(db, casinos, id, { slug: 'srna' }, SYSTEM, 'update')
  expect(await request('/zmeny/rychla-srna.xml')).toEqual([404, null])

  await changeRecord(db, casinos, id, { rating: 6 }, SYSTEM, 'update')
  await changeRecord(db, casinos, id, { slug: 'srnka' }, SYSTEM, 'update')
  await changeRecord(db, casinos, id, { slug: 'srnecka' }, SYSTEM, 'update')
  expect(await request('/zmeny/srna.xml')).toEqual([301, '/zmeny/srnecka.xml'])
  expect(await request('/zmeny/srnka.xml')).toEqual([301, '/zmeny/srnecka.xml'])
  const moved: unknown = await page('/zmeny/?kasino=srna').catch((thrown: unknown) => thrown)
  if (!(moved instanceof Response)) throw new Error('It does not lead on.')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/zmeny/?kasino=srnecka'])

  await changeRecord(db, casinos, id, { slug: 'srna' }, SYSTEM, 'update')
  expect((await request('/zmeny/srna.xml'))[0]).toBe(200)
  expect(await request('/zmeny/srnecka.xml')).toEqual([301, '/zmeny/srna.xml'])
})

test('without changes there is no section about them', async () => {
  const empty = await createTestServices()
  expect((await loadPage(empty, '/zmeny/')).html).toContain('Zatím se nic nezměnilo.')
})

test('older changes are counted as the page with all of them shows them', async () => {
  const casino = await build.casino(db, { title: 'Častá změna', slug: 'casta-zmena' })
  const about = { category: 'Recenze', isReviewPost: true, entity: casino.id, entityModel: 'Casino' } as const
  const writer = await build.writer(db)
  await build.post(db, { title: 'Častá změna', slug: 'casta-zmena', writer: writer.id, ...about })
  const entry = { collection: 'casinos', recordId: casino.id, userId: null, userName: 'Klára', reason: '' }
  const entries = Array.from({ length: 100 }, (_, index) => ({
    ...entry,
    id: newId(),
    at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    fact: 'rating',
    before: '8',
    after: '9',
  }))
  await db.insertInto('changeEntry').values(entries).execute()
  const { html } = await loadPage(services, '/recenze/casta-zmena/')
  expect(wordsOf(html)).toContain('Starší změny (97)')
  expect((await page('/zmeny/?kasino=casta-zmena')).html.match(/<time /g)).toHaveLength(100)
})
