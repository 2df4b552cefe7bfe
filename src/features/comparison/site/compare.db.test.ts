import { beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { checkFacts, factsOfRecord } from '#features/facts/queries.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const NOW = new Date('2026-11-16T10:00:00.000Z')
const services = { ...(await createTestServices()), now: () => NOW }
const { db } = services
const { fetchPath } = await serveSite(services)
const page = (query: string) => loadPage(services, `/porovnani/${query}`)
const words = async (query: string) => wordsOf((await page(query)).html)

beforeAll(async () => {
  await ensureSettings(db, defaultSettings)
  const card = await build.paymentMethod(db, 'Platební karta')
  const revolut = await build.paymentMethod(db, 'Revolut')
  const lion = await build.casino(db, {
    title: 'Modrý Lev',
    slug: 'modry-lev',
    rating: 9.4,
    minimumDeposit: 200,
    payoutsSpeed: 24,
    licence: 'Ministerstvo financí ČR',
    bonus: '100 % do 25 000 Kč',
    bonusTerms: { ...emptyTerms, kind: 'match', percent: 100, multiple: 30, countedFrom: 'bonus' },
    paymentMethods: [card.id, revolut.id],
  })
  await build.licence(db, { casino: lion.id })
  for (const hours of [10, 19, 30]) await build.withdrawal(db, { casino: lion.id, method: card.id, hours })
  const otter = await build.casino(db, {
    title: 'Zlatá Vydra',
    slug: 'zlata-vydra',
    rating: 9.2,
    minimumDeposit: 100,
    payoutsSpeed: 48,
    licence: 'Ministerstvo financí ČR',
    bonus: '50 % do 5 000 Kč',
    bonusTerms: { ...emptyTerms, kind: 'match', percent: 50, multiple: 20, countedFrom: 'deposit-and-bonus' },
    paymentMethods: [card.id],
  })
  await build.licence(db, { casino: otter.id })
  const deposit = (await factsOfRecord(db, 'casinos', otter.id, NOW)).find(({ fact }) => fact === 'minimumDeposit')
  await checkFacts(
    db,
    { name: 'casinos', recordId: otter.id },
    {
      facts: [{ fact: 'minimumDeposit', value: deposit?.value }],
      sourceKind: 'own-test',
      source: '',
      note: '',
    },
    SYSTEM,
    NOW,
  )
  const wolf = await build.casino(db, {
    title: 'Vlk bez licence',
    slug: 'vlk',
    bonus: 'Tajný bonus',
    bonusTerms: { ...emptyTerms, kind: 'match', percent: 100, multiple: 7, countedFrom: 'bonus' },
    minimumDeposit: 1,
  })
  await build.licence(db, { casino: wolf.id, validTo: '2026-01-01' })
  await build.casino(db, { title: 'Zavřený Kos', slug: 'kos', closedYear: 2024 })
  const { id } = await build.casino(db, { title: 'Archivní', slug: 'archivni' })
  await archiveRecord(db, casinos, id, SYSTEM)
  await build.bookmaker(db, { title: 'Tipovna', slug: 'tipovna' })
  await build.bookmaker(db, { title: 'Sázenka', slug: 'sazenka' })
})

describe('a comparison of two', () => {
  test('lists differences first, with the better value in words and the date of its check', async () => {
    const { html, head } = await page('?k=modry-lev,zlata-vydra')
    const text = wordsOf(html)
    expect(head.robots).toBe('noindex, follow')
    expect(head.canonical).toMatch(/\/porovnani\/\?k=modry-lev,zlata-vydra$/)
    expect(head.description).toMatch(/^Modrý Lev a Zlatá Vydra vedle sebe: v čem se liší, /)
    expect(text).toContain('Modrý Lev vs. Zlatá Vydra')
    expect(text).toContain('Obě kasina mají platnou českou licenci.')
    expect(text.indexOf('V čem se liší')).toBeLessThan(text.indexOf('Shodné údaje'))
    expect(text.indexOf('Shodné údaje')).toBeLessThan(text.indexOf('Nabídky'))
    expect(text).toContain('Minimální vklad 200 Kč 100 Kč nejlepší ověřeno 16. 11. 2026')
    expect(text).toContain('Výplata, naměřeno / slíbeno 19 h slíbeno 24 h · 3 výběry zatím neměřeno slíbeno 48 h')
    expect(text).toContain('Platební metody 2 metody navíc Revolut 1 metoda')
    expect(text.split('Shodné údaje')[1]).toContain('Licence Ministerstvo financí ČR Ministerstvo financí ČR')
  })

  test('does not rank wagering multiples of different bases', async () => {
    expect(await words('?k=modry-lev,zlata-vydra')).toMatch(/Protočení 30× 20× ověřujeme Počítá se z/)
  })

  test('shows the median in its row and under each figure; bookmakers have none', async () => {
    const { html } = await page('?k=modry-lev,zlata-vydra')
    expect(wordsOf(html)).toContain('Hodnocení medián všech kasin 9,2 9,4 nejlepší 9,2')
    expect(html.match(/class="ruler"[^>]*><i style="--m:9.2">/g)).toHaveLength(2)
    expect(wordsOf(html)).toContain('Medián všech kasin v testu značí')
    expect(await words('?k=sazenka,tipovna')).not.toMatch(/edián/)
  })

  test('each table has row and column headings, and the equal rows are collapsed', async () => {
    const { html } = await page('?k=modry-lev,zlata-vydra')
    expect(html.match(/<th scope="col">/g)).toHaveLength(12)
    expect(html.match(/<th scope="row">/g)?.length).toBeGreaterThan(8)
    expect(html).toMatch(/<details class="cmp-same"><summary>/)
    expect(html.match(/<table/g)).toHaveLength(4)
  })

  test('an offer without a valid licence has no button, and its bonus is hidden', async () => {
    const { html } = await page('?k=modry-lev,vlk')
    expect(html).toContain('/go/modry-lev?from=porovnani')
    expect(html).not.toContain('/go/vlk?from')
    expect(html).not.toContain('Tajný bonus')
    // Neither as text, nor as terms, nor as a price.
    expect(wordsOf(html)).toContain('přijdete o 200 Kč')
    expect(wordsOf(html)).not.toMatch(/\b7×|720 Kč/)
    // A fact that only one of them has counts as a difference.
    expect(wordsOf(html).split('Shodné údaje')[0]).toContain('Licence Ministerstvo financí ČR')
    expect(wordsOf(html)).toContain('Bez platné licence')
    expect(wordsOf(html)).not.toContain('platnou českou licenci')
  })

  test('compares bookmakers with each other', async () => {
    expect(await words('?k=sazenka,tipovna')).toContain('Sázenka vs. Tipovna')
  })
})

describe('an address that cannot be used as it is', () => {
  test.each([
    ['?k=zlata-vydra,modry-lev'],
    ['?k=modry-lev&k=zlata-vydra'],
    ['?k=MODRY-LEV,zlata-vydra'],
    ['?k=modry-lev,zlata-vydra,'],
  ])('redirects %s to the canonical address', async (query) => {
    const { status, headers } = await fetchPath(`/porovnani/${query}`)
    expect([status, headers['location']]).toEqual([302, '/porovnani/?k=modry-lev,zlata-vydra'])
  })

  test('a redirect keeps the marks of a campaign', async () => {
    const { headers } = await fetchPath('/porovnani/?k=modry-lev&utm_source=mail&k=zlata-vydra')
    expect(headers['location']).toBe('/porovnani/?k=modry-lev,zlata-vydra&utm_source=mail')
  })

  test.each([
    ['?k=modry-lev,zlata-vydra,neni', 'nemá žádné kasino ani sázková kancelář: „neni“'],
    ['?k=modry-lev,zlata-vydra,archivni', '„archivni“'],
    ['?k=modry-lev,modry-lev,zlata-vydra', 'víckrát: Modrý Lev'],
    ['?k=modry-lev,zlata-vydra,kos', 'Zavřený Kos: kasino ukončilo provoz'],
    ['?k=modry-lev,zlata-vydra,tipovna', 'vedle sebe nestavíme'],
  ])('reports what is wrong with %s and compares the rest', async (query, said) => {
    const { html, head, status } = await page(query)
    expect(status).toBe(200)
    expect(wordsOf(html)).toContain(said)
    expect(wordsOf(html)).toContain('Modrý Lev vs. Zlatá Vydra')
    expect(head.canonical).toMatch(/\?k=modry-lev,zlata-vydra$/)
  })

  test('with one offer or none, helps to choose', async () => {
    const { html } = await page('?k=modry-lev')
    expect(wordsOf(html)).toContain('Modrý Lev už máte')
    expect(html).toMatch(/<input type="checkbox" name="k" checked="" value="modry-lev"\/>/)
    expect(html).not.toContain('value="tipovna"')
    expect(await words('?k=neni')).toContain('„neni“')
    expect((await page('?k=%00,%C4%8D')).status).toBe(200)
  })
})

test('without a choice the page is cached, and lists casinos and bookmakers that can be visited', async () => {
  const { html, head } = await page('')
  expect(head.robots).toBe('')
  expect(html).toContain('value="zlata-vydra"')
  expect(html).toContain('value="tipovna"')
  expect(html).not.toContain('value="vlk"')
  expect(html).not.toContain('value="kos"')
})
