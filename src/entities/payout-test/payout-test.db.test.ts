import { describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinoIdsOfList } from '#entities/casino/queries.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { emptyCasino } from '#entities/casino/schema.ts'
import {
  archiveRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import { emptyPayoutTest, PayoutTestInput } from '#entities/payout-test/schema.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const { id: method } = await build.paymentMethod(db)

const withdraw = (owner: { casino: string } | { bookmaker: string }, hours: number | null) =>
  build.withdrawal(db, { ...owner, method, hours })

const measuredOf = async (id: string) => {
  const { measuredHours, measuredCount } = await getRecord(db, casinos, id)
  return { measuredHours, measuredCount }
}

test('a casino caches the median of its withdrawals, from three on', async () => {
  const { id, measuredHours } = await build.casino(db)
  expect(measuredHours).toBeNull()
  await withdraw({ casino: id }, 10)
  await withdraw({ casino: id }, 20)
  await withdraw({ casino: id }, null)
  expect(await measuredOf(id)).toEqual({ measuredHours: null, measuredCount: 2 })
  const third = await withdraw({ casino: id }, 16)
  expect(await measuredOf(id)).toEqual({ measuredHours: 16, measuredCount: 3 })

  await archiveRecord(db, payoutTests, third.id, SYSTEM)
  expect(await measuredOf(id)).toEqual({ measuredHours: null, measuredCount: 2 })
  await unarchiveRecord(db, payoutTests, third.id, SYSTEM)
  expect(await measuredOf(id)).toEqual({ measuredHours: 16, measuredCount: 3 })

  const other = await build.casino(db)
  await changeRecord(db, payoutTests, third.id, { casino: other.id }, SYSTEM, 'update')
  expect(await measuredOf(id)).toEqual({ measuredHours: null, measuredCount: 2 })
  expect(await measuredOf(other.id)).toEqual({ measuredHours: null, measuredCount: 1 })
})

test('saving the casino does not change the measurement', async () => {
  const casino = await build.casino(db)
  for (const hours of [5, 6, 7]) await withdraw({ casino: casino.id }, hours)
  const input = { ...inputOf(casinos, casino), payoutsSpeed: 48 }
  const saved = await updateRecord(db, casinos, casino.id, input, casino.version, SYSTEM)
  expect(saved.version).toBe(casino.version + 1)
  expect(await measuredOf(casino.id)).toEqual({ measuredHours: 6, measuredCount: 3 })
})

test('a bookmaker has withdrawals, which are deleted with it', async () => {
  const { id } = await build.bookmaker(db)
  for (const hours of [5, 6, 7]) await withdraw({ bookmaker: id }, hours)
  expect((await getRecord(db, bookmakers, id)).measuredHours).toBe(6)
  await archiveRecord(db, bookmakers, id, SYSTEM)
  await deleteRecord(db, bookmakers, id, SYSTEM)
  expect(await db.selectFrom('payoutTest').where('bookmaker', '=', id).select('id').execute()).toEqual([])
})

test('lists by payouts use the measured hours, else the promise; unknown ones come last', async () => {
  const { id: gameType } = await build.gameType(db)
  const casino = (title: string, payoutsSpeed: number | null) =>
    build.casino(db, { title, payoutsSpeed, gameTypes: [gameType] })
  const [slow, quick] = [await casino('Slibuje den', 24), await casino('Slibuje týden', 168)]
  const unknown = await casino('Neslibuje', null)
  const promising = await casino('Slibuje 12 h', 12)
  const order = async () => {
    const rows = await casinoIdsOfList(db, { filter: { gameType }, sort: 'payoutsSpeed', limit: 10 }).execute()
    return rows.map((row) => row.id)
  }
  expect(await order()).toEqual([promising, slow, quick, unknown].map((each) => each.id))
  for (const hours of [9, 10, 11]) await withdraw({ casino: quick.id }, hours)
  for (const hours of [90, 100]) await withdraw({ casino: promising.id }, hours)
  for (const hours of [200, 200, 200]) await withdraw({ casino: unknown.id }, hours)
  expect(await order()).toEqual([quick, promising, slow, unknown].map((each) => each.id))
})

describe('validation', () => {
  const valid = {
    ...emptyPayoutTest,
    casino: 'kasino-0001',
    method: 'metoda-0001',
    amount: 1500,
    askedAt: '2026-10-12T08:00:00.000Z',
    arrivedAt: '2026-10-13T08:00:00.000Z',
  }
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()

  test('accepts valid input', () => {
    expect(PayoutTestInput.safeParse(valid).success).toBe(true)
    expect(PayoutTestInput.safeParse({ ...valid, arrivedAt: null }).success).toBe(true)
  })

  test.each<[string, object, string]>([
    ['nobody’s', { casino: null }, 'casino'],
    ['of two', { bookmaker: 'kancelar-0001' }, 'casino'],
    ['no method', { method: null }, 'method'],
    ['it came before it was asked for', { arrivedAt: '2026-10-12T07:59:00.000Z' }, 'arrivedAt'],
    ['asked for in the future', { askedAt: inAnHour, arrivedAt: null }, 'askedAt'],
    ['it came in the future', { arrivedAt: inAnHour }, 'arrivedAt'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -1 }, 'amount'],
    ['a negative fee', { fee: -1 }, 'fee'],
    ['a fee of all', { fee: 1500 }, 'fee'],
    ['no time', { askedAt: '' }, 'askedAt'],
  ])('%s', (_, change, path) => {
    const { error } = PayoutTestInput.safeParse({ ...valid, ...change })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })
})

test('measured values are not input fields', () => {
  expect(Object.keys(emptyCasino)).not.toContain('measuredHours')
})
