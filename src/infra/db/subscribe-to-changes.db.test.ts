import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { invalidate } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { subscribeToChanges } from '#infra/db/subscribe-to-changes.server.ts'
import { build } from '#testing/build.ts'
import { createTestServices, testDatabase } from '#testing/test-db.ts'

const { db, env } = await createTestServices()
/** Another process as the database sees it: with connections of its own. */
const other = openDb(env)

let received: string[][] = []
let hearing: boolean[] = []
const stop = subscribeToChanges(other, env.DATABASE_URL, {
  onChange: (keys) => received.push([...keys]),
  onSubscribed: (isSubscribed) => hearing.push(isSubscribed),
})
await vi.waitUntil(() => hearing.length > 0, { timeout: 5000 })
afterAll(async () => {
  await stop()
  await other.destroy()
})

beforeEach(() => {
  received = []
  hearing = []
})

const WITHIN_A_SECOND = { timeout: 1000, interval: 5 }

test('another process is notified of a save within a second, with exactly its tags', async () => {
  const method = await build.paymentMethod(db)
  await vi.waitFor(
    () => expect(received).toEqual([['paymentMethod', `paymentMethod:${method.id}`, 'paymentMethod@all']]),
    WITHIN_A_SECOND,
  )
})

test('our own changes are notified at once, and once', async () => {
  const method = await build.paymentMethod(other)
  expect(received).toEqual([['paymentMethod', `paymentMethod:${method.id}`, 'paymentMethod@all']])
  await build.paymentMethod(db)
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN_A_SECOND)
})

test('a rolled back change is never notified', async () => {
  const method = await build.paymentMethod(other)
  received = []
  const failed = inTransaction(db, async (trx) => {
    await changeRecord(trx, paymentMethods, method.id, { title: 'Nebude' }, SYSTEM, 'update')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await build.gameType(db)
  await vi.waitFor(() => expect(received.map(([first]) => first)).toEqual(['gameType']), WITHIN_A_SECOND)
})

test('a write without tags counts as the whole table', async () => {
  const method = await build.paymentMethod(other)
  received = []
  await inTransaction(db, (trx) =>
    trx.updateTable('paymentMethod').set({ title: 'Potají' }).where('id', '=', method.id).execute(),
  )
  await vi.waitFor(() => expect(received).toEqual([['paymentMethod*']]), WITHIN_A_SECOND)
})

test('a very long list of changes arrives as well', async () => {
  const keys = Array.from({ length: 1000 }, (_, number) => `casino:${number}`)
  await inTransaction(db, async () => invalidate(keys))
  const wanted = testDatabase === 'postgres' ? [['*']] : [keys]
  await vi.waitFor(() => expect(received).toEqual(wanted), WITHIN_A_SECOND)
})

test.runIf(testDatabase === 'sqlite')('a consumer that missed something flushes everything', async () => {
  await db.insertInto('pageChange').values({ id: 1_000_000, origin: 'elsewhere', keys: '["casino"]' }).execute()
  await vi.waitFor(() => expect(received).toEqual([['*']]), WITHIN_A_SECOND)
  await build.gameType(db)
  const { count } = await db
    .selectFrom('pageChange')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})

test.runIf(testDatabase === 'postgres')('a lost connection is restored, and everything is flushed', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'rozvazne changes'`.execute(db)
  await vi.waitFor(() => expect(hearing).toEqual([false, true]), { timeout: 5000, interval: 5 })
  expect(received).toEqual([['*']])
  await build.gameType(db)
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN_A_SECOND)
})
