import { assert, beforeAll, expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { h2, p, page } from '#posts/content/build.ts'
import { loader } from '#site/home/home.tsx'
import { build } from '#testing/build.ts'
import { countQueries } from '#testing/count-queries.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = { ...(await createTestServices()), now: () => new Date('2026-11-15T12:00:00Z') }
const { db } = services
const home = (path = '/') => loadPage(services, { loader }, path)

const MAX_QUERIES = 13

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

test('the built-in page shows what there is, with figures from the records', async () => {
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
  await build.post(db, { title: 'Jak vyděláváme', slug: 'jak-vydelavame' })
  for (let rating = 1; rating <= 11; rating++) await build.casino(db, { rating: rating / 2, payoutsSpeed: 11 + rating })
  await db.updateTable('casino').set({ updatedAt: '2026-06-30T12:00:00.000Z' }).execute()

  const { html, head } = await home()
  const words = wordsOf(html)
  // The list is as old as its last change, whatever the calendar says.
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
  // Pages about the site itself are no news.
  expect(html).not.toContain('Jak vyděláváme</a></h3>')
  expect(html.match(/class="tl[ "]/g)).toHaveLength(10)
  expect(html).toContain('href="/?vse=1#dalsi-kasina"')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/`)
})

test('everything is shown when asked, with the filters kept', async () => {
  const { html, head } = await home('/?radit=nazev&vse=1&nesmysl=1')
  expect(html.match(/class="tl[ "]/g)).toHaveLength(12)
  expect(html).toContain('start="11"')
  expect(html).toContain('href="/?radit=nazev#zebricek">Zobrazit méně')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/`)
})

test('no match offers the way back', async () => {
  const { status, html } = await home('/?sport=1&vip=1')
  expect(status).toBe(200)
  expect(html).toContain('Těmto filtrům neodpovídá žádné kasino')
  expect(html).toContain('<a class="btn sm ghost" href="/#zebricek">Zrušit filtry</a>')
})

test('what a form sends is tidied into a short address', async () => {
  const response = home('/?radit=nazev&platba=&studio=&hra=&licence=&vklad=200&rychle=1')
  const redirect = await response.catch((thrown: unknown) => thrown)
  assert(redirect instanceof Response)
  expect(redirect.status).toBe(302)
  expect(redirect.headers.get('location')).toBe('/?vklad=200&rychle=1&radit=nazev')
})

test(`the page asks the database at most ${MAX_QUERIES} times, however much it shows`, async () => {
  const counted = countQueries(db)
  await loadPage({ ...services, db: counted.db }, { loader }, '/?rychle=1&vse=1')
  expect(counted.count()).toBeGreaterThan(5)
  expect(counted.count()).toBeLessThanOrEqual(MAX_QUERIES)
})

test('a published post with the slug index takes its place', async () => {
  await build.post(db, { title: 'Vlastní úvod', slug: 'index', ...page(p('Vítejte.'), h2('Novinky'), p('Text.')) })
  const { html, head } = await home()
  expect(wordsOf(html)).toContain('Vítejte.')
  expect(html).not.toContain('zebricek')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/`)
})
