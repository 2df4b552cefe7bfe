import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadBenchmark } from '#entities/casino/benchmark.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { loadMonth } from '#entities/payout-test/month.server.ts'
import { findNewestHours, MAX_DOTS } from '#entities/payout-test/queries.server.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { createTestDb, createTestServices } from '#testing/test-db.ts'

const { db, now } = await createTestServices()

const card = await build.paymentMethod(db)
const HOUR_MS = 3_600_000
const withdrawal = (casino: string, day: string, hours: number | null) => {
  const requestedAt = new Date(`${day}T08:00:00.000Z`)
  return build.withdrawal(db, {
    casino,
    method: card.id,
    askedAt: requestedAt.toISOString(),
    arrivedAt: hours === null ? null : new Date(requestedAt.getTime() + hours * HOUR_MS).toISOString(),
  })
}

test('a month ends with the newest withdrawal that arrived', async () => {
  expect(await loadMonth(db)).toEqual({ casinos: [], first: '', last: '', leader: null })
  const lion = await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev', rating: 9.4, payoutsSpeed: 24 })
  const otter = await build.casino(db, { title: 'Zlatá Vydra', slug: 'zlata-vydra', rating: 9, payoutsSpeed: null })
  const gone = await build.casino(db, { title: 'Zavřené', closedYear: 2025, rating: 10 })
  await withdrawal(lion.id, '2026-09-30', 5)
  await withdrawal(lion.id, '2026-10-05', 30)
  await withdrawal(lion.id, '2026-10-30', 20)
  await withdrawal(otter.id, '2026-10-10', 40)
  await withdrawal(otter.id, '2026-11-10', null)
  await withdrawal(gone.id, '2026-11-12', 1)
  expect(await loadMonth(db)).toEqual({
    first: '2026-10-05T08:00:00.000Z',
    last: '2026-10-30T08:00:00.000Z',
    leader: 'modry-lev',
    casinos: [
      { slug: 'modry-lev', title: 'Modrý Lev', path: null, rating: 9.4, promise: 24, hours: [30, 20] },
      { slug: 'zlata-vydra', title: 'Zlatá Vydra', path: null, rating: 9, promise: null, hours: [40] },
    ],
  })
  expect(await findNewestHours(db, [lion.id, otter.id])).toEqual(
    new Map([
      [lion.id, [5, 30, 20]],
      [otter.id, [40]],
    ]),
  )
})

test('a row shows the newest of many withdrawals', async () => {
  const busy = await build.casino(db, { title: 'Pilné', rating: null })
  for (let day = 1; day <= MAX_DOTS + 2; day++) {
    await withdrawal(busy.id, `2026-03-${String(day).padStart(2, '0')}`, day)
  }
  const hours = (await findNewestHours(db, [busy.id])).get(busy.id)
  expect(hours).toHaveLength(MAX_DOTS)
  expect(hours?.at(0)).toBe(3)
  expect(hours?.at(-1)).toBe(MAX_DOTS + 2)
})

test('the benchmark has medians of all listed casinos, from three on', async () => {
  expect(await loadBenchmark(db, now())).toMatchObject({ ratings: [9, 9.4], rating: null, hours: null, price: null })
  const fox = await build.casino(db, { title: 'Lesní Liška', rating: 8 })
  for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) await withdrawal(fox.id, day, 10)
  expect(await loadBenchmark(db, now())).toMatchObject({ ratings: [8, 9, 9.4], rating: 9, hours: 14 })
  const terms = { ...emptyTerms, kind: 'match', percent: 100, multiple: 30, countedFrom: 'bonus' } as const
  // 30 times a bonus of 1000 at 4 % costs 1200; 10 and 5 times cost 400 and 200.
  for (const multiple of [30, 10, 5]) await build.casino(db, { rating: null, bonusTerms: { ...terms, multiple } })
  expect((await loadBenchmark(db, now())).price).toBeCloseTo(600, 0)
  // Its bonus is hidden, so it must not affect the median.
  const barred = await build.casino(db, { rating: 1, bonusTerms: { ...terms, multiple: 1 } })
  await build.licence(db, { casino: barred.id, isCzech: false })
  expect(await loadBenchmark(db, now())).toMatchObject({ ratings: [1, 8, 9, 9.4] })
  expect((await loadBenchmark(db, now())).price).toBeCloseTo(600, 0)
  await changeRecord(db, casinos, barred.id, { closedYear: 2026 }, SYSTEM, 'update')
  await changeRecord(db, casinos, fox.id, { closedYear: 2026 }, SYSTEM, 'update')
  expect(await loadBenchmark(db, now())).toMatchObject({ ratings: [9, 9.4], rating: null, hours: null })
})

test('half an hour is rounded up on both databases, as in the figures next to it', async () => {
  const other = await createTestDb()
  for (const title of ['Jedna', 'Dvě', 'Tři']) {
    const { id } = await build.casino(other, { title })
    await sql`update casino set measured_hours = 2.5 where id = ${id}`.execute(other)
  }
  expect((await loadBenchmark(other, now())).hours).toBe(3)
})
