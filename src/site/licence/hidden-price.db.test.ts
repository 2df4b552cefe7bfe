import { expect, test } from 'vitest'
import { loadLookup } from '#blocks/lookup.server.ts'
import { mergeRefs } from '#blocks/lookup.ts'
import { trackReads } from '#infra/cache/tracking.server.ts'
import { type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'
import { parseToplist } from '#site/home/toplist-address.ts'
import { loadToplist, loadToplistOptions } from '#site/home/toplist.server.ts'
import { listReviewedCasinos } from '#site/listing/reviewed-casinos.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

/** The last half hour of October in Prague; then the first moment of November. */
const BEFORE = new Date('2026-10-31T22:30:00Z')
const MIDNIGHT = new Date('2026-10-31T23:00:00Z')
const LAST_DAY = '2026-10-31'

const match = (multiple: number): BonusTerms => ({ ...emptyTerms, percent: 100, multiple, countedFrom: 'bonus' })
const writer = (await build.writer(db)).id

async function reviewed(title: string, rating: number, bonusTerms: BonusTerms | null) {
  const casino = await build.casino(db, { title, rating, bonusTerms })
  const review = { category: 'Recenze' as const, isReviewPost: true, entityModel: 'Casino' as const, writer }
  await build.post(db, { title: `Recenze: ${title}`, entity: casino.id, ...review })
  return casino.id
}

await build.licence(db, { casino: await reviewed('Končí', 7, match(10)), validTo: LAST_DAY })
await build.licence(db, { casino: await reviewed('Zahraniční', 9, match(15)), isCzech: false })
await build.licence(db, { casino: await reviewed('Levné', 8, match(20)) })
await reviewed('Drahé', 8, match(35))
await reviewed('Neznámé', 8, null)
for (const [title, multiple] of [['Tip', 2] as const, ['Kurz', 5] as const]) {
  const { id } = await build.bookmaker(db, { title, bonusTerms: match(multiple) })
  if (title === 'Tip') await build.licence(db, { bookmaker: id, validTo: LAST_DAY })
}

const titles = (offers: readonly { title: string }[]) => offers.map(({ title }) => title)

const ORDER = [
  ['while the licence holds', BEFORE, ['Končí', 'Levné', 'Drahé', 'Zahraniční', 'Neznámé']],
  ['once it does not', MIDNIGHT, ['Levné', 'Drahé', 'Zahraniční', 'Neznámé', 'Končí']],
] as const

const toplist = async (search: string, now: Date) =>
  loadToplist(db, parseToplist(new URLSearchParams(search)), await loadToplistOptions(db), now)
const page = (offset: number, now: Date, limit = 2) => listReviewedCasinos(db, 'bonusPrice', { limit, offset }, now)
const listOf = (limit: number) => ({ filter: {}, sort: 'bonusPrice' as const, limit })
const lookupOf = (limit: number, now: Date) =>
  loadLookup(db, mergeRefs([{ casinoLists: [listOf(limit)], bookmakerLists: [listOf(limit)] }]), now)

test.each(ORDER)('sorts a hidden price last in the list of the home page: %s', async (_, now, expected) => {
  expect(titles((await toplist('radit=bonus', now)).casinos)).toEqual(expected)
  expect(titles((await toplist('radit=bonus&vahy=50,20,10,10,10', now)).casinos)).toEqual(expected)
})

test.each(ORDER)('sorts it last in the table of reviews, on any page: %s', async (_, now, expected) => {
  const pages = await Promise.all([0, 2, 4].map((offset) => page(offset, now)))
  expect(pages.map(titles)).toEqual([expected.slice(0, 2), expected.slice(2, 4), expected.slice(4)])
})

test.each(ORDER)('sorts it last in lists of posts, however short: %s', async (_, now, expected) => {
  for (const limit of [1, 3, 5]) {
    const lookup = await lookupOf(limit, now)
    expect(titles(lookup.casinoList(listOf(limit)))).toEqual(expected.slice(0, limit))
  }
})

test('sorts hidden prices of bookmakers last, too', async () => {
  const first = async (now: Date) => titles((await lookupOf(1, now)).bookmakerList(listOf(1)))
  expect(await first(BEFORE)).toEqual(['Tip'])
  expect(await first(MIDNIGHT)).toEqual(['Kurz'])
})

test('shows the price on no card', async () => {
  const { casinos } = await toplist('radit=bonus', BEFORE)
  expect(casinos.map(({ bonusPrice }) => bonusPrice !== null)).toEqual([true, true, true, false, false])
})

test.each([
  ['the home page', () => toplist('radit=bonus', BEFORE)],
  // The one whose licence ends is on another page.
  ['the table of reviews', () => page(2, BEFORE)],
  ['a list in a post', () => lookupOf(1, BEFORE)],
])('%s expires on the day the licence ends', async (_, read) => {
  const { dependencies } = await trackReads<unknown>(read)
  expect(new Date(dependencies.expiresAt)).toEqual(MIDNIGHT)
  expect(dependencies.tags).toContain('licence')
})

test('sorts hundreds of lists by price with hundreds of offers without a licence', async () => {
  const { id } = await build.bookmaker(db, { title: 'Cizí', bonusTerms: match(1) })
  const licence = await build.licence(db, { bookmaker: id, isCzech: false })
  const copies = Array.from({ length: 170 }, (_, number) => ({ id: `cizi-${number}`, slug: `cizi-${number}` }))
  const offer = await db.selectFrom('bookmaker').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const permit = await db.selectFrom('licence').selectAll().where('id', '=', licence.id).executeTakeFirstOrThrow()
  for (const copy of copies) {
    await db
      .insertInto('bookmaker')
      .values({ ...offer, ...copy })
      .execute()
    await db
      .insertInto('licence')
      .values({ ...permit, id: copy.id, bookmaker: copy.id })
      .execute()
  }
  const lists = Array.from({ length: 200 }, (_, number) => listOf(number + 1))
  const lookup = await loadLookup(db, mergeRefs([{ bookmakerLists: lists }]), MIDNIGHT)
  expect(titles(lookup.bookmakerList(listOf(1)))).toEqual(['Kurz'])
  expect(lookup.bookmakerList(listOf(200))).toHaveLength(173)
})
