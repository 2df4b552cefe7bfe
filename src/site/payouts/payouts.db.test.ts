import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppHono } from '#records/calls/calls.server.ts'
import { mountOpenData } from '#server/feeds/open-data.ts'
import { payoutTestMapper } from '#entities/payout-test/schema.ts'
import { chunksOf } from '#shared/chunks.ts'
import { readCsv } from '#shared/csv.ts'
import { newId } from '#shared/id.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const app: AppHono = new Hono()
mountOpenData(app, services)
const page = (query = '') => loadPage(services, `/mereni-vyplat/${query}`)

test('without measurements the page says so', async () => {
  const { status, html } = await page()
  expect(status).toBe(200)
  expect(wordsOf(html)).toContain('Zatím jsme žádný výběr nezměřili.')
})

test('lists every withdrawal of a listed casino, the newest first, with the same data as CSV', async () => {
  const card = await build.paymentMethod(db, 'Platební karta')
  const lion = await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev', payoutsSpeed: 24 })
  const closed = await build.casino(db, { title: 'Zavřené', closedYear: 2025 })
  await build.withdrawal(db, { casino: lion.id, method: card.id, hours: 25.5, amount: 1500, fee: 12 })
  await build.withdrawal(db, { casino: lion.id, method: card.id, askedAt: '2026-10-20T08:00:00.000Z' })
  await build.withdrawal(db, { casino: closed.id, method: card.id, hours: 1 })
  const words = wordsOf((await page()).html)
  expect(words).toMatch(
    /20\. 10\. 2026 Modrý Lev Platební karta 1 000 Kč 24 h na cestě 12\. 10\. 2026 Modrý Lev Platební karta 1 500 Kč poplatek 12 Kč 24 h 25 h 30 min po termínu/,
  )
  expect(words).not.toContain('Zavřené')
  // It opens with what was found, of each casino and of all ways.
  expect(words).toContain('Jediný výběr přišel pozdě.')
  expect(words).toContain('Modrý Lev 26 h pozdě / slib 24 h 1 výběr')
  expect((await page('?strana=2')).status).toBe(404)

  const answer = await app.request('/data/vybery.csv')
  const [head, ...rows] = readCsv(await answer.text()).map(({ cells }) => cells)
  expect(head).toHaveLength(9)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toEqual([
    'modry-lev',
    'Modrý Lev',
    'Platební karta',
    '1500',
    '12',
    '2026-10-12T08:00:00.000Z',
    '2026-10-13T09:30:00.000Z',
    '25,50',
    '24',
  ])
  const again = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
  expect((await app.request('/data/vybery.csv', again)).status).toBe(304)
  await build.withdrawal(db, { casino: lion.id, method: card.id, hours: 3 })
  expect((await app.request('/data/vybery.csv', again)).status).toBe(200)
})

test('medians by way of payment, and the late ones alone, on every page of them', async () => {
  const own = await createTestServices()
  const shown = async (query = '') => wordsOf((await loadPage(own, `/mereni-vyplat/${query}`)).html)
  const [card, transfer] = [await build.paymentMethod(own.db, 'Karta'), await build.paymentMethod(own.db, 'Převod')]
  const lion = await build.casino(own.db, { title: 'Modrý Lev', payoutsSpeed: 24 })
  const fox = await build.casino(own.db, { title: 'Lesní Liška', payoutsSpeed: 0 })
  for (const hours of [5, 20, 24.02]) await build.withdrawal(own.db, { casino: lion.id, method: card.id, hours })
  for (const hours of [0.5, 1, 2]) await build.withdrawal(own.db, { casino: fox.id, method: transfer.id, hours })
  const words = await shown()
  expect(words).toContain('Dva výběry ze 6 přišly pozdě.')
  expect(words).toContain('Nejrychleji platí Lesní Liška, medián 1 h; nejpomaleji Modrý Lev, medián 20 h.')
  expect(words).toContain('Podle způsobu výplaty Metoda Medián Po termínu Převod 1 h 1 ze 3 Karta 20 h 1 ze 3')
  expect(words).toContain('Všechny výběry Jen pozdní 2')
  const late = await shown('?jen=pozdni')
  expect(late.match(/po termínu/g)).toHaveLength(2)
  expect(late).not.toContain('20 h 00 min')
  expect((await loadPage(own, '/mereni-vyplat/?jen=pozdni')).head.robots).toBe('noindex, follow')
  await build.withdrawal(own.db, { casino: lion.id, method: card.id, hours: 99 })
  expect(await shown()).toContain('Tři výběry ze 7 přišly pozdě.')
})

test('describes the data for search engines', async () => {
  const { html } = await page()
  expect(html).toContain('"@type":"Dataset"')
  expect(html).toContain(`"contentUrl":"${services.env.SITE_URL}/data/vybery.csv","encodingFormat":"text/csv"`)
})

test('the CSV is sent in parts, with each withdrawal once, also those of the same moment', async () => {
  const own = await createTestServices()
  const streaming: AppHono = new Hono()
  mountOpenData(streaming, own)
  const card = await build.paymentMethod(own.db, 'Karta')
  const casino = await build.casino(own.db)
  const { id: _, ...one } = payoutTestMapper.encode(
    await build.withdrawal(own.db, { casino: casino.id, method: card.id, hours: 2 }),
  )
  const more = Array.from({ length: 1202 }, (_each, index) => ({ ...one, id: newId(), amount: 2000 + index }))
  for (const rows of chunksOf(more, 100)) await own.db.insertInto('payoutTest').values(rows).execute()

  const { body } = await streaming.request('/data/vybery.csv')
  const decoder = new TextDecoder()
  const parts: string[] = []
  for await (const part of body ?? []) parts.push(decoder.decode(part, { stream: true }))
  expect(parts.length).toBeGreaterThan(3)
  const [, ...rows] = readCsv(parts.join('')).map(({ cells }) => cells[3])
  expect(rows).toHaveLength(1203)
  expect(new Set(rows).size).toBe(1203)
})
