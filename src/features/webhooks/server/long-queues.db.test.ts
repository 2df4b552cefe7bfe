import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findDue, hooksWithDue } from '#features/webhooks/server/calling.ts'
import { createHook, forgetOldCalls, listHooks, pauseHook, updateHook } from '#features/webhooks/store.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { plansOf, type Step } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb, testDatabase } from '#testing/test-db.ts'

const EACH = 50_000
const NOW = new Date('2026-11-15T10:00:00.000Z')
const EARLIER = '2026-11-15T09:00:00.000Z'

const plain = await createTestDb()
const { watch, queries } = recordQueries()
const db = watch(plain)
const input = { name: '', url: 'https://hacky.example/in', events: ['updated' as const], isActive: true }
const ofOne = await createHook(plain, input, SYSTEM, NOW)
const ofMany = await createHook(plain, input, SYSTEM, NOW)

/** A hundred thousand calls wait: half of them for one record that changes all the time, half for a record each. */
beforeAll(async () => {
  for (const [hook, key, position] of [
    [ofOne.id, sql`'posts/jediny'`, sql`i`],
    [ofMany.id, sql`'posts/' || i`, sql`1`],
  ] as const) {
    await sql`insert into webhook_delivery
      (id, webhook_id, record_key, position, type, body, created_at, due_at, attempts, ms, response)
      with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(EACH)})
      select ${sql.lit(hook)} || i, ${sql.lit(hook)}, ${key}, ${position}, 'post.updated', '{}', ${sql.lit(EARLIER)},
        ${sql.lit(EARLIER)}, 0, 0, '' from numbers`.execute(plain)
  }
})

const stepsOf = async (): Promise<Step[]> => (await plansOf(plain, queries())).flatMap(({ steps }) => steps)

test('what is due is found along indexes, of each webhook and the first of each record only', async () => {
  expect(await hooksWithDue(db, NOW)).toHaveLength(2)
  expect(await findDue(db, ofOne.id, NOW)).toEqual([{ id: `${ofOne.id}1` }])
  expect(await findDue(db, ofMany.id, NOW)).toHaveLength(10)
  const used = (await stepsOf()).filter(({ table }) => table === 'webhook_delivery').map(({ by }) => by.join())
  const expected = ['webhook_id,due_at', 'webhook_id,record_key,position']
  expect(new Set(used)).toEqual(new Set(testDatabase === 'sqlite' ? expected : []))
})

test('what waits is counted on an index, without the rows', async () => {
  const waiting = (await listHooks(db)).map((hook) => hook.waiting)
  expect(waiting).toEqual([EACH, EACH])
  const steps = (await stepsOf()).filter(({ table }) => table === 'webhook_delivery')
  expect(steps.filter(({ isCovered }) => isCovered)).toHaveLength(testDatabase === 'sqlite' ? 1 : 0)
  // The last calls along the log, without the rest of it.
  expect(steps.filter(({ by }) => by.length === 0)).toEqual([])
})

test('pausing touches no call, starting again those that have failed alone', async () => {
  await plain.updateTable('webhookDelivery').set({ attempts: 1 }).where('id', '=', `${ofOne.id}1`).execute()
  await plain.transaction().execute((trx) => pauseHook(trx, ofOne.id, '503', NOW))
  expect(await hooksWithDue(plain, NOW)).toEqual([{ id: ofMany.id }])
  expect(await listHooks(plain)).toMatchObject([{ isActive: false, waiting: EACH }, { isActive: true }])
  await updateHook(plain, ofOne.id, input, SYSTEM, NOW)
  const moved = plain.selectFrom('webhookDelivery').where('dueAt', '=', NOW.toISOString()).select('id')
  expect(await moved.execute()).toEqual([{ id: `${ofOne.id}1` }])
})

test('old calls are found by their age', async () => {
  expect(await forgetOldCalls(db, EARLIER, 200)).toBe(0)
  const used = (await stepsOf()).filter(({ table }) => table === 'webhook_delivery').map(({ by }) => by.join())
  expect(used.includes('created_at')).toBe(testDatabase === 'sqlite')
})
