import { assert, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { h2, p, page } from '#posts/content/build.ts'
import { build } from '#testing/build.ts'
import { countQueries } from '#testing/count-queries.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = { ...(await createTestServices()), now: () => new Date('2026-11-15T12:00:00Z') }
const { db } = services
const home = (path = '/') => loadPage(services, path)

const MAX_QUERIES = 21

beforeAll(async () => {
  await ensureSettings(db, defaultSettings)
})

test('an empty site has a home page too', async () => {
  const { status, html } = await home()
  expect(status).toBe(200)
  expect(wordsOf(html)).toContain('Žebříček teprve připravujeme.')
  expect(html).not.toContain('otestovan')
  expect(wordsOf(html)).toContain('Nejlepší online kasina Všechny recenze')
  expect(wordsOf(html)).not.toContain('slibují')
})

test('the built-in page shows figures from the records', async () => {
  const writer = await build.writer(db, { firstName: 'Klára', lastName: 'Vondrová', position: 'Šéfredaktorka' })
  await build.post(db, { title: 'Klára Vondrová', slug: 'klara-vondrova', category: 'Autor', writer: writer.id })
  const casino = await build.casino(db, { title: 'Modrý Lev', rating: 9.4, payoutsSpeed: 96 })
  await build.post(db, {
    title: 'Modrý Lev: recenze',
    slug: 'modry-lev',
    category: 'Recenze',
    writer: writer.id,
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
  })
  await build.post(db, { title: 'Výplaty v currentM currentY', slug: 'vyplaty', writer: writer.id })
  await build.post(db, { title: 'Jak vyděláváme', slug: 'jak-vydelavame', isPage: true })
  for (let rating = 1; rating <= 11; rating++) await build.casino(db, { rating: rating / 2, payoutsSpeed: 11 + rating })
  await db.updateTable('casino').set({ updatedAt: '2026-06-30T12:00:00.000Z' }).execute()

  const { html, head } = await home()
  const words = wordsOf(html)
  // The month of the list is that of its last change, not the current one.
  expect(words).toContain('Nejlepší online kasina v červnu 2026')
  expect(words).toContain(
    'Řadíme podle hodnocení redakce, od nejvyššího; při shodě podle názvu. Hodnocení skládáme z 5',
  )
  expect(wordsOf((await home('/?radit=vyplaty')).html)).toContain('Řadíme podle rychlosti výplat, od nejrychlejší')
  // Eleven of the twelve have no review.
  expect(words).toContain('1 otestované kasino')
  expect(words).toContain('slibují výplatu nejrychlejší kasina do 12 hodin, nejpomalejší do 4 dnů.')
  expect(words).toContain('Výplaty v listopad 2026')
  expect(html).toContain('href="/vyplaty/"')
  expect(html).toContain('href="/autor/klara-vondrova/"')
  expect(html).toContain('href="/recenze/modry-lev/"')
  expect(words).toContain('Bezpečnost a licence 30 %')
  // A story comes first while there are too few measurements.
  expect(words).not.toContain('Měření měsíce')
  expect(html.indexOf('class="first"')).toBeGreaterThan(0)
  // Pages on their own are no news.
  expect(html).not.toContain('Jak vyděláváme</a></h3>')
  expect(html.match(/class="tl[ "]/g)).toHaveLength(10)
  expect(html).toContain('href="/?vse=1#dalsi-kasina"')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/`)
})

test('opens with the measurements once three casinos were measured in a month', async () => {
  const day = (of: number, hours: number) => ({
    askedAt: new Date(Date.UTC(2026, 9, of, 8)).toISOString(),
    arrivedAt: new Date(Date.UTC(2026, 9, of, 8 + hours)).toISOString(),
  })
  const card = await build.paymentMethod(db)
  const lion = await db.selectFrom('casino').where('title', '=', 'Modrý Lev').select('id').executeTakeFirstOrThrow()
  const owl = await build.casino(db, { title: 'Noční Sova', rating: 0.2, payoutsSpeed: 24, closedYear: null })
  const fox = await build.casino(db, { title: 'Lesní Liška', rating: 0.1, payoutsSpeed: null, closedYear: null })
  for (const of of [5, 6, 7]) await build.withdrawal(db, { method: card.id, casino: lion.id, ...day(of, 10 * of) })
  await build.withdrawal(db, { method: card.id, casino: owl.id, ...day(8, 26) })
  expect(wordsOf((await home()).html)).not.toContain('Měření měsíce')
  await build.withdrawal(db, { method: card.id, casino: fox.id, ...day(9, 131) })
  const { html } = await home()
  const words = wordsOf(html)
  expect(words).toContain('Měření měsíce Jeden výběr ze 4 přišel pozdě. Kasino, které u nás vede, slib dodrželo.')
  expect(words).toContain('výběrů dorazily v termínu 3 ze 4')
  expect(words).toContain('medián od žádosti po účet 60 h')
  expect(words).toContain('největší zpoždění, Noční Sova 2 h')
  // Each row says in words what it shows: a median with its share, one withdrawal, and one without a promise.
  expect(words).toContain('Modrý Lev 60 h / slib 96 h 3 ze 3 včas')
  expect(words).toContain('Noční Sova 26 h pozdě / slib 24 h 1 výběr')
  expect(words).toContain('Lesní Liška 131 h / bez slibu 1 výběr')
  expect(words).toContain('Vlastní měření: 5 výběrů, 3 kasina.')
  expect(words).toContain('Medián všech výběrů je 60 h.')
  expect(words).toContain('3 včas, 1 po termínu Celé měření Včas přišel každý výběr z kasina Modrý Lev (3).')
  expect(words).toContain('Hodiny od žádosti po připsání na účet 5. 10. – 9. 10. 2026')
  expect(words).toContain('60 h slíbeno 96 h, celkem 3 ze 3 včas')
  // The three best with the same month, then its plot, then the list.
  expect(words).toContain(
    'Tři nejlepší podle hodnocení redakce výplaty 5. 10. – 9. 10. 2026 1 Modrý Lev obvykle 60 h, slib 96 h, 3 ze 3 včas 9,4',
  )
  const order = ['Měření měsíce', 'Tři nejlepší', 'Hodiny od žádosti', 'Nejlepší online kasina', 'Nejnovější']
  expect(order.map((part) => words.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
    order.map((part) => words.indexOf(part)),
  )
  for (const { id } of [owl, fox]) await archiveRecord(db, casinos, id, SYSTEM)
})

test('shows everything on request, and keeps the filters', async () => {
  const { html, head } = await home('/?radit=nazev&vse=1&nesmysl=1')
  expect(html.match(/class="tl[ "]/g)).toHaveLength(12)
  expect(html).toContain('start="11"')
  expect(html).toContain('href="/?radit=nazev#zebricek">Zobrazit méně')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/`)
})

test('without a match offers a way back', async () => {
  const { status, html } = await home('/?sport=1&vip=1')
  expect(status).toBe(200)
  expect(html).toContain('Těmto filtrům neodpovídá žádné kasino')
  expect(html).toContain('<a class="btn sm ghost" href="/#zebricek">Zrušit filtry</a>')
})

test('redirects a submitted form to a short address', async () => {
  const response = home('/?radit=nazev&platba=&studio=&hra=&licence=&vklad=200&rychle=1')
  const redirect = await response.catch((thrown: unknown) => thrown)
  assert(redirect instanceof Response)
  expect(redirect.status).toBe(302)
  expect(redirect.headers.get('location')).toBe('/?vklad=200&rychle=1&radit=nazev')
})

test.each([
  ['/?platba=vymyslena', '/'],
  ['/?studio=x&hra=y&licence=z', '/'],
  ['/?licence=vymyslena&rychle=1&utm_source=mail', '/?rychle=1&utm_source=mail'],
])('%s leads to the page without the unknown value', async (path, location) => {
  const redirect = await home(path).catch((thrown: unknown) => thrown)
  assert(redirect instanceof Response)
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, location])
})

test('a redirect keeps the marks of a campaign', async () => {
  const redirect = await home('/?radit=&utm_source=mail&vklad=200').catch((thrown: unknown) => thrown)
  assert(redirect instanceof Response)
  expect(redirect.headers.get('location')).toBe('/?vklad=200&utm_source=mail')
})

test(`makes at most ${MAX_QUERIES} queries, however much the page shows`, async () => {
  const counted = countQueries(db)
  await loadPage({ ...services, db: counted.db }, '/?rychle=1&vse=1')
  expect(counted.count()).toBeGreaterThan(5)
  expect(counted.count()).toBeLessThanOrEqual(MAX_QUERIES)
})

test('a published post with the slug index replaces the page', async () => {
  await build.post(db, { title: 'Vlastní úvod', slug: 'index', ...page(p('Vítejte.'), h2('Novinky'), p('Text.')) })
  const { html, head } = await home()
  expect(wordsOf(html)).toContain('Vítejte.')
  expect(html).not.toContain('zebricek')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/`)
})
