import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { checkFacts, postponeFact, undoCheck } from '#features/facts/queries.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { countDue, readDue } from '#features/facts/server/due.ts'
import { build } from '#testing/build.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
await ensureSettings(db, defaultSettings)
const cache = dataCacheOf(db)
hubOf(db).listeners.add((tags) => cache.invalidate(tags))
cache.setSubscribed(true)

const CHECKED = new Date('2026-11-02T09:00:00Z')
const LATER = new Date('2027-11-02T09:00:00Z')
const place = (recordId: string) => ({ name: 'casinos' as const, recordId })
const check = (recordId: string, value: number, at: Date) =>
  checkFacts(
    db,
    place(recordId),
    { facts: [{ fact: 'payoutsSpeed', value }], sourceKind: 'own-test', source: '', note: '' },
    SYSTEM,
    at,
  )
/** The count, which must equal the length of the list. */
async function count(now = LATER): Promise<number> {
  const { total } = await countDue(db, now)
  expect((await readDue(db, { list: 'due', page: 1, perPage: 100 }, now)).total).toBe(total)
  return total
}

test('the number of due facts is updated by every change that affects it, and on the next day', async () => {
  const { id } = await build.casino(db, { payoutsSpeed: 24 })
  expect(await count()).toBe(0)
  await check(id, 24, CHECKED)
  expect([await count(CHECKED), await count()]).toEqual([0, 1])
  await postponeFact(db, place(id), 'payoutsSpeed', '2027-11-05', SYSTEM)
  expect(await count()).toBe(0)
  expect(await count(new Date('2027-11-05T09:00:00Z'))).toBe(1)
  await postponeFact(db, place(id), 'payoutsSpeed', '2027-11-02', SYSTEM)
  expect(await count()).toBe(1)
  await changeRecord(db, casinos, id, { payoutsSpeed: 48 }, SYSTEM, 'update')
  expect(await count()).toBe(0)
  await changeRecord(db, casinos, id, { payoutsSpeed: 24 }, SYSTEM, 'update')
  expect(await count()).toBe(1)
  await check(id, 24, LATER)
  expect(await count()).toBe(0)
  const { id: newest } = await db
    .selectFrom('factCheck')
    .where('checkedAt', '=', LATER.toISOString())
    .select('id')
    .executeTakeFirstOrThrow()
  await undoCheck(db, newest, SYSTEM)
  expect(await count()).toBe(1)
  await archiveRecord(db, casinos, id, SYSTEM)
  expect(await count()).toBe(0)
})

test('it is not computed again otherwise', async () => {
  await count()
  const { watch, queries } = recordQueries()
  await countDue(watch(db), LATER)
  expect(queries()).toEqual([])
})
