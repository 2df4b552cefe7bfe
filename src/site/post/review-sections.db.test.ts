import { expect, test } from 'vitest'
import { block, h2, h3, p, page } from '#posts/content/build.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const writer = (await build.writer(db)).id
const method = (await build.paymentMethod(db, 'Karta')).id

type Given = Parameters<typeof build.licensedCasino>[1]

async function reviewOf(title: string, slug: string, hours: readonly number[], given: Given = {}) {
  const casino = await build.licensedCasino(db, { title, rating: 8, payoutsSpeed: 24, ...given })
  for (const [index, took] of hours.entries()) {
    const askedAt = new Date(Date.UTC(2026, 9, 5 + index, 8))
    const arrivedAt = new Date(askedAt.getTime() + took * 3_600_000)
    const times = { askedAt: askedAt.toISOString(), arrivedAt: arrivedAt.toISOString() }
    await build.withdrawal(db, { casino: casino.id, method, amount: 1100 + index, ...times })
  }
  await build.post(db, {
    title: `${title} recenze`,
    slug,
    writer,
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    ...page(
      p('Úvod.'),
      h2('Výhody a nevýhody'),
      block('prosConsPosts', 'pc', { source: 'manual', pros: ['Rychlé výplaty'], cons: ['Málo her'] }),
      h2('Podpora'),
      p('Odpovídá rychle.'),
      h2('Výplaty: slib a skutečnost'),
      h3('Jak jsme vybírali'),
      p('Vybírali jsme o víkendu.'),
      h2('Bonus a podmínky'),
      p('Bonus se protáčí dlouho.'),
    ),
  })
  return (await loadPage(services, `/recenze/${slug}/`)).html
}

const bonusTerms = { ...emptyTerms, percent: 100, ceiling: 5000, multiple: 30, countedFrom: 'bonus', days: 10 } as const
const html = await reviewOf('Modrý Lev', 'modry-lev', [10, 19, 20, 30, 40], {
  goodFor: 'výběry ve všední den',
  notFor: 'lovce bonusů',
  decides: 'O víkendu nikdo neschvaluje.',
  bonus: '100 % do 5 000 Kč',
  bonusTerms,
  yearEstablished: 2019,
})
const headings = [...html.matchAll(/<h2(?: id="([^"]*)")?[^>]*>(.*?)<\/h2>/g)].map(([, , words = '']) => wordsOf(words))
const partOf = (from: string, to: string) => html.slice(html.indexOf(`id="${from}"`), html.indexOf(`id="${to}"`))

test('a review begins with its verdict: the median, how many came late, for whom, and what decides', () => {
  const verdict = wordsOf(/<section class="verdict[\s\S]*?<\/section>/.exec(html)?.[0] ?? '')
  expect(verdict).toMatch(
    /^8,0 .*20 h · 2 z 5 pozdě · ano pro výběry ve všední den, ne pro lovce bonusů Rozhoduje: O víkendu nikdo neschvaluje\./,
  )
  expect(html.indexOf('class="verdict')).toBeLessThan(html.indexOf('<h2'))
})

test('the verdict says what is known, and nothing of what is not', async () => {
  const line = async (slug: string, hours: number[], given: Given) => {
    const verdict = /<section class="verdict[\s\S]*?<\/section>/.exec(await reviewOf(slug, slug, hours, given))?.[0]
    return /<\/div><p>(.*?)<\/p>/.exec(verdict ?? '')?.[1]
  }
  expect(wordsOf((await line('vcas', [10, 11, 12], {})) ?? '')).toBe('11 h · 3 ze 3 včas')
  expect(wordsOf((await line('bez-slibu', [10, 11, 12], { payoutsSpeed: null })) ?? '')).toBe('11 h')
  expect(wordsOf((await line('malo', [10, 30], { goodFor: 'malé vklady' })) ?? '')).toBe('ano pro malé vklady')
  expect(await line('nic', [], {})).toBeUndefined()
})

test('what readers decide by comes first, then pros and cons, facts, and the rest of the text', () => {
  expect(headings).toEqual([
    'Výplaty: slib a skutečnost',
    'Bonus a podmínky',
    'Zkušenosti hráčů',
    'Výhody a nevýhody',
    'Základní údaje',
    'Podpora',
    'Hlídat změny',
    'Kdo text napsal',
  ])
  const contents = /class="toc m[^"]*"[\s\S]*?<\/details>/.exec(html)?.[0] ?? ''
  expect(wordsOf(contents)).toContain('Výplaty: slib a skutečnost Bonus a podmínky')
})

test('payouts and the bonus have one section each, with what the editors wrote', () => {
  for (const id of ['vyplaty-slib-a-skutecnost', 'bonus-a-podminky']) {
    expect([id, html.split(`id="${id}"`).length - 1]).toEqual([id, 1])
  }
  expect(partOf('vyplaty-slib-a-skutecnost', 'bonus-a-podminky')).toContain('Vybírali jsme o')
  expect(partOf('bonus-a-podminky', 'vyhody-a-nevyhody')).toContain('Bonus se protáčí dlouho.')
})

test('each withdrawal is printed once', () => {
  const printed = [1100, 1101, 1102, 1103, 1104].map((amount) => html.split(`1\u00a0${amount - 1000}`).length - 1)
  expect(printed).toEqual([1, 1, 1, 1, 1])
})
