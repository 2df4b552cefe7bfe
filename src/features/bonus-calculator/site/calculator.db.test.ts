import { beforeAll, expect, test } from 'vitest'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const page = (query = '') => loadPage(services, `/kalkulacka-bonusu/${query}`)
const OWN = '?vklad=1000&procent=100&strop=25000&nasobek=30&ze=bonusu&dni=10&navratnost=96'

beforeAll(async () => {
  const terms = { ...emptyTerms, percent: 50, ceiling: 10_000, multiple: 20, countedFrom: 'bonus', days: 30 } as const
  await build.casino(db, { title: 'Bílý Jelen', slug: 'bily-jelen', rating: 8, bonus: '50 %', bonusTerms: terms })
  await build.casino(db, {
    title: 'Modrý Lev',
    slug: 'modry-lev',
    rating: 9,
    bonus: '100 % do 25 000 Kč',
    bonusTerms: {
      ...terms,
      percent: 100,
      ceiling: 25_000,
      multiple: 30,
      days: 10,
      highestBet: 50,
      lowestDeposit: 200,
      games: [{ game: 'ruleta', percent: 10 }],
    },
  })
  await build.casino(db, { title: 'Bez Podmínek', slug: 'bez-podminek', rating: 9.9 })
  const closed = { title: 'Zavřené', slug: 'zavrene', closedYear: 2025, bonusTerms: terms }
  await build.casino(db, closed)
  await build.bookmaker(db, { title: 'Desítka', slug: 'desitka', bonusTerms: { ...terms, multiple: 8 } })
})

test('calculates own terms, from the deposit to the verdict', async () => {
  const { status, html, head } = await page(OWN)
  const words = wordsOf(html)
  expect(status).toBe(200)
  expect(words).toContain('Bonus vás v průměru stojí 200 Kč. Bez něj na tom budete líp.')
  expect(words).toContain('Dostanete bonus 1 000 Kč')
  expect(words).toContain('Musíte protočit, 30× bonus 30 000 Kč')
  expect(words).toContain('Na den, bonus platí 10 dní 3 000 Kč')
  expect(words).toContain('Průměrná ztráta, automaty 4 % −1 200 Kč')
  expect(words).toContain('V průměru přijdete o 200 Kč')
  expect(head).toMatchObject({ robots: 'noindex, follow', canonical: `${services.env.SITE_URL}/kalkulacka-bonusu/` })
})

test.each([
  ['ze=vkladu-a-bonusu', 'Musíte protočit, 30× vklad i bonus 60 000 Kč'],
  ['ze=vyher', 'Musíte protočit, 30× výhra ze zatočení 28 800 Kč'],
  ['nasobek=32,5', 'Musíte protočit, 32,5× bonus 32 500 Kč'],
  ['strop=400', 'Dostanete bonus 400 Kč'],
  // The record does not say that roulette counts less.
  ['hra=ruleta', 'Musíte protočit, 30× bonus 30 000 Kč'],
  ['zapocteni=10', 'Vsadíte, počítá se 10 % 300 000 Kč'],
  ['nejvyssi-sazka=50', 'Nejvyšší povolená sázka 50 Kč, tedy nejméně 600 sázek'],
  ['nasobek=0&nejvyssi-vyhra=300', 'Nevyplatí vám, výhra je nejvýše 300 Kč −700 Kč'],
  ['nasobek=0', 'Musíte protočit nic'],
  ['vklad=1+000+Kč', 'V průměru přijdete o 200 Kč'],
  ['navratnost=100', 'Bonus vám v průměru přinese 1 000 Kč'],
])('%s', async (change, expected) => {
  const params = new URLSearchParams(OWN)
  for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
  expect(wordsOf((await page(`?${params}`)).html)).toContain(expected)
})

test('calculates the terms of a casino with another game, and compares the same deposit elsewhere', async () => {
  const words = wordsOf((await page('?kasino=modry-lev&vklad=1000')).html)
  expect(words).toContain('Modrý Lev: výsledek pro vklad 1 000 Kč na automatech')
  expect(words).toContain('Bonus vás v průměru stojí 200 Kč.')
  expect(words).toContain('nejméně 200 Kč, bonus roste do vkladu 25 000 Kč')
  expect(words).toMatch(/Stejný vklad jinde .* Bílý Jelen \+100 Kč Modrý Lev −200 Kč/)
  expect(words).not.toMatch(/Zavřené|Bez Podmínek/)
  const roulette = wordsOf((await page('?kasino=modry-lev&vklad=1000&hra=ruleta')).html)
  expect(roulette).toContain('Než bonus protočíte, přijdete v průměru o celý vklad.')
  expect(wordsOf((await page('?kasino=modry-lev&hra=blackjack')).html)).toContain('Kasino neuvádí, kolik se ze sázek')
  expect(wordsOf((await page('?kasino=modry-lev&vklad=100')).html)).toContain('Bonus je až od vkladu 200 Kč.')
  expect(wordsOf((await page('?kasino=desitka')).html)).toContain('na kurzových sázkách')
})

test('without a query shows the best offer that can be priced, and is the indexable page', async () => {
  const { html, head } = await page('?utm_source=x')
  expect(wordsOf(html)).toContain('Modrý Lev: výsledek pro vklad 1 000 Kč')
  expect(head.robots).toBe('')
})

test('the examples match the formula', async () => {
  const words = wordsOf((await page()).html)
  expect(words).toContain('Příklad: 1 000 − (30 000 × 4 % ÷ 100 %) = 1 000 − 1 200 = −200 Kč.')
  expect(words).toMatch(/100 % do 500 Kč, 20× bonus: strop 500 Kč 10 000 Kč 400 Kč 400 Kč \d\d ze 100 \+100 Kč/)
  expect(words).toMatch(/60 %, 40× vklad i bonus: peníze dojdou dřív 600 Kč 64 000 Kč 2 560 Kč 1 600 Kč 17 ze 100/)
})

test.each([
  ['vklad', 'NaN'],
  ['vklad', '1e999'],
  ['vklad', '-5'],
  ['vklad', '0'],
  ['vklad', '1000001'],
  ['vklad', '9'.repeat(1000)],
  ['nasobek', '<script>alert(1)</script>'],
  ['nasobek', '501'],
  ['procent', '12.5'],
  ['dni', 'týden'],
  ['ze', 'constructor'],
  ['navratnost', '101'],
])('shows an error for a wrong %s', async (name, value) => {
  const params = new URLSearchParams(OWN)
  params.set(name, value)
  const { status, html } = await page(`?${params}`)
  expect(status).toBe(400)
  expect(wordsOf(html)).toContain('Něco v zadání nesedí')
  expect(html.includes(`id="vlastni-${name}-chyba"`)).toBe(true)
  expect(html.includes(`aria-invalid="true" aria-describedby="vlastni-${name}-chyba"`)).toBe(true)
  expect(html).toMatch(new RegExp(`id="vysledek".*<a href="#vlastni-${name}">`))
  expect(html).not.toContain('<script>alert')
  expect(html).not.toMatch(/9{41}|NaN&nbsp;Kč|Infinity/)
})

test.each([
  ['?kasino=modry-lev&navratnost=400', 'Návratnost hry : Napište číslo od 1 do 100.'],
  ['?procent=100&hra=kostky', 'Co budete hrát : Vyberte hru ze seznamu.'],
])('reports %s although the form has no field for it', async (query, expected) => {
  const { status, html } = await page(query)
  expect(status).toBe(400)
  expect(html).not.toContain('class="ferr"')
  expect(wordsOf(html)).toContain(expected)
})

test('the allowed deposit is announced with its field, after the error', async () => {
  expect((await page('?kasino=modry-lev')).html).toContain('aria-describedby="znamy-vklad-rada"')
  const wrong = (await page('?kasino=modry-lev&vklad=nic')).html
  expect(wrong).toContain('aria-describedby="znamy-vklad-chyba znamy-vklad-rada"')
})

test('shows the median next to the price and among other offers; two offers have no median', async () => {
  expect(wordsOf((await page('?kasino=modry-lev&vklad=1000')).html)).not.toContain('edián všech kasin')
  const services3 = await createTestServices()
  for (const [index, multiple] of [10, 20, 30, 40].entries()) {
    const bonusTerms = { ...emptyTerms, percent: 100, multiple, countedFrom: 'bonus', days: 30 } as const
    await build.casino(services3.db, {
      title: `Kasino ${multiple}`,
      slug: `kasino-${multiple}`,
      rating: 9 - index,
      bonusTerms,
    })
  }
  const { html } = await loadPage(services3, '/kalkulacka-bonusu/?kasino=kasino-40&vklad=1000')
  const words = wordsOf(html)
  expect(words).toMatch(/V průměru medián všech kasin nula přijdete o \d+ Kč/)
  expect(words).toMatch(/Kasino 20 \+200 Kč Medián všech kasin, 4 nabídky 0 Kč Kasino 30 −200 Kč/)
})

test('the share who finish depends on how wild the slot is, and the method says so', async () => {
  const finished = async (query: string) =>
    /Protočí do konce, (\S+) automat (\d+) ze 100/.exec(wordsOf((await page(query)).html))?.slice(1)
  expect(await finished(OWN)).toEqual(['běžný', '52'])
  expect(await finished(`${OWN}&automat=klidny`)).toEqual(['klidný', '71'])
  const wild = await page(`${OWN}&automat=divoky`)
  expect(wordsOf(wild.html)).toContain('Protočí do konce, divoký automat 38 ze 100 hráčů')
  expect(wordsOf(wild.html)).toContain('62 hráčům ze 100 dojdou peníze dřív: přijdou o vklad i o bonus.')
  expect(wordsOf(wild.html)).toContain('V průměru přijdete o 200 Kč')
  expect(wordsOf(wild.html)).toMatch(
    /Stejný bonus, jiný automat .* klidný automat 4 71 ze 100 1 107 Kč běžný automat 7 52 ze 100 949 Kč divoký automat 11 38 ze 100 778 Kč .* nejvyšší ztrátou, 1 200 Kč/,
  )
  expect(wild.html).toMatch(/<option value="divoky" selected/)
  expect(wordsOf((await page('?kasino=desitka')).html)).toMatch(/Protočí do konce \d+ ze 100/)
  expect((await page(`${OWN}&automat=zlaty`)).status).toBe(400)
})

test('a deposit below what the operator takes is refused, and not ranked elsewhere', async () => {
  const few = await createTestServices()
  const terms = { ...emptyTerms, percent: 100, multiple: 10, countedFrom: 'bonus', days: 30 } as const
  await build.casino(few.db, { title: 'Malé', slug: 'male', rating: 9, bonusTerms: terms })
  await build.casino(few.db, { title: 'Velké', slug: 'velke', rating: 8, bonusTerms: terms, minimumDeposit: 500 })
  const lowest = { ...terms, lowestDeposit: 300 }
  await build.casino(few.db, { title: 'Střední', slug: 'stredni', rating: 7, bonusTerms: lowest })
  const asked = (query: string) => loadPage(few, `/kalkulacka-bonusu/${query}`)
  const { status, html } = await asked('?kasino=velke&vklad=100')
  expect(status).toBe(400)
  expect(wordsOf(html)).toContain('Velké přijímá vklady až od 500 Kč. Napište aspoň tolik.')
  expect(html).toContain('id="znamy-vklad-chyba"')
  const words = wordsOf((await asked('?kasino=male&vklad=100')).html)
  expect(words).toMatch(/Tento vklad nestačí: Velké \(od 500 Kč\), Střední \(od 300 Kč\)/)
  expect(words).not.toMatch(/Stejný vklad jinde .*Velké \+/)
  expect((await asked('?kasino=velke&vklad=500')).status).toBe(200)
  expect(wordsOf((await asked('?kasino=velke')).html)).toContain('pro vklad 1 000 Kč')
})

test('cashback says that you lose first, and is not ranked', async () => {
  const few = await createTestServices()
  const terms = { ...emptyTerms, percent: 100, multiple: 30, countedFrom: 'bonus', days: 30 } as const
  const cashback = { percent: 10, cap: null, period: 'week' } as const
  const back = { ...emptyTerms, kind: 'cashback', multiple: 0, cashback } as const
  await build.casino(few.db, { title: 'Vklad', slug: 'vklad', rating: 9, bonusTerms: terms })
  await build.casino(few.db, { title: 'Vydra', slug: 'vydra', rating: 8, bonusTerms: back })
  const words = wordsOf((await loadPage(few, '/kalkulacka-bonusu/?kasino=vydra&vklad=1000')).html)
  expect(words).toContain('Nejdřív prohrajete −1 000 Kč Vrátí se vám z prohry 100 Kč')
  expect(words).toContain('Zpět z celého prohraného vkladu 100 Kč')
  expect(words).not.toMatch(/V průměru (získáte|přijdete)/)
  expect(words).toContain('Vydra mezi nimi není: z prohraných 1 000 Kč vrátí 100 Kč, kdo neprohraje, nedostane nic.')
  expect(words).not.toMatch(/Vydra \+100/)
})

test('the worst offer is never dropped from the list', async () => {
  const many = await createTestServices()
  for (const multiple of Array.from({ length: 14 }, (_, index) => index * 5)) {
    const bonusTerms = {
      ...emptyTerms,
      percent: 100,
      multiple,
      countedFrom: multiple > 0 ? 'bonus' : null,
      days: null,
    } as const
    await build.casino(many.db, { title: `Kasino ${multiple}x`, slug: `kasino-${multiple}`, rating: 9, bonusTerms })
  }
  const shown = async (slug: string) => {
    const { html } = await loadPage(many, `/kalkulacka-bonusu/?kasino=${slug}&vklad=1000`)
    const list = /<ol class="bars">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? ''
    return [...wordsOf(list).matchAll(/Kasino (\d+)x/g)].map(([, multiple]) => Number(multiple))
  }
  expect(await shown('kasino-0')).toEqual([0, 5, 10, 15, 20, 25, 30, 65])
  expect(await shown('kasino-50')).toEqual([0, 5, 10, 15, 20, 25, 30, 50, 65])
  expect(await shown('kasino-65')).toEqual([0, 5, 10, 15, 20, 25, 30, 65])
  const { html } = await loadPage(many, '/kalkulacka-bonusu/?kasino=kasino-0&vklad=1000')
  expect(wordsOf(html)).toContain('a mezi nimi 6 nabídek')
})

test('keeps the typed value in its field, valid or not', async () => {
  const { html } = await page('?vklad=-5&procent=100&nasobek=3+0')
  expect(html).toContain('name="vklad" value="-5"')
  expect(html).toContain('name="nasobek" value="3 0"')
  expect(html.match(/class="ferr"/g)).toHaveLength(1)
})

test.each(['?kasino=neni', '?kasino=..%2F', '?kasino=zavrene', '?kasino=bez-podminek', '?hra=kostky'])(
  'shows an error for %s',
  async (query) => {
    const { status, html } = await page(query)
    expect(status).toBe(400)
    expect(html).toContain('class="ferr"')
  },
)

test.each(['?vklad=500&vklad=700', '?vklad[]=5&vklad=500', '?vklad=%20500%20', '?vklad=500,-', '?vklad=500+kc'])(
  'reads %s as 500',
  async (query) => {
    expect(wordsOf((await page(query)).html)).toContain('pro vklad 500 Kč')
  },
)

test('offers the form for own terms when no offer has terms', async () => {
  const empty = await createTestServices()
  const { status, html } = await loadPage(empty, '/kalkulacka-bonusu/')
  expect(status).toBe(200)
  expect(html).toContain('name="nasobek"')
  expect(html).not.toContain('name="kasino"')
})
