import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakerIdsOfList, findBookmakerCards } from '#entities/bookmaker/queries.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { casinoIdsOfList, findCasinoCards } from '#entities/casino/queries.server.ts'
import type { Casino } from '#entities/casino/schema.ts'
import { changeRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { compareOffers } from '#entities/offer/offer-list.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NOW = new Date('2026-11-16T09:00:00.000Z')
const LIST = { filter: {}, sort: 'bonusPrice', limit: 10 } as const
const match = (multiple: number): BonusTerms => ({ ...emptyTerms, percent: 100, multiple, countedFrom: 'bonus' })

async function order() {
  const rows = await casinoIdsOfList(db, LIST).execute()
  const cards = await findCasinoCards(
    db,
    rows.map(({ id }) => id),
    NOW,
  )
  const listed = rows.flatMap(({ id }) => cards.get(id) ?? [])
  expect(listed.toSorted(compareOffers('bonusPrice'))).toEqual(listed)
  return listed.map(({ slug, bonusPrice }) => [slug, bonusPrice?.value ?? null])
}

test('sorts lists by the price of the bonus, updated with every save', async () => {
  await build.casino(db, { title: 'Neznámé', slug: 'nezname', rating: 10 })
  await build.casino(db, { title: 'Bez bonusu', slug: 'bez', bonusTerms: { ...emptyTerms, kind: 'none' } })
  await build.casino(db, { title: 'Drahé', slug: 'drahe', bonusTerms: match(35) })
  const cheap = await build.casino(db, { title: 'Levné', slug: 'levne', bonusTerms: match(20) })
  expect(await order()).toEqual([
    ['levne', 200],
    ['bez', 0],
    ['drahe', -399],
    ['nezname', null],
  ])
  const dearer = { ...inputOf(casinos, cheap), bonusTerms: match(60), changeReason: 'Nové podmínky.' }
  await updateRecord(db, casinos, cheap.id, dearer, cheap.version, SYSTEM)
  expect((await order()).map(([slug]) => slug)).toEqual(['bez', 'drahe', 'levne', 'nezname'])
})

test('computes the price for bookmakers with bets', async () => {
  const { id } = await build.bookmaker(db, { title: 'Desítka', slug: 'desitka', bonusTerms: match(5) })
  const other = await build.bookmaker(db, { title: 'Aréna', slug: 'arena' })
  expect((await bookmakerIdsOfList(db, LIST).execute()).map((row) => row.id)).toEqual([id, other.id])
  expect((await findBookmakerCards(db, [id], NOW)).get(id)?.bonusPrice).toEqual({ deposit: 1000, value: 700 })
})

test('the price is never that of another bonus than readers see, whichever way the text changed', async () => {
  const terms = match(20)
  const texts = { bonus: '100 % z vkladu', wageringRequirements: '20× bonus' }
  const ways: ((casino: Casino) => Promise<unknown>)[] = [
    (casino) => updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: '200 %' }, 1, SYSTEM),
    // As a plan does it.
    ({ id }) => changeRecord(db, casinos, id, { bonus: '200 %', bonusPlan: null }, SYSTEM, 'bonus-start'),
  ]
  for (const change of ways) {
    const casino = await build.casino(db, { ...texts, bonusTerms: terms })
    const price = async () => (await findCasinoCards(db, [casino.id], NOW)).get(casino.id)?.bonusPrice?.value
    const before = await price()
    await change(casino)
    const after = await getRecord(db, casinos, casino.id)
    expect(after).toMatchObject({ bonus: '200 %', bonusTerms: { ...terms, percent: 200 } })
    expect(await price()).not.toBe(before)
  }
})
