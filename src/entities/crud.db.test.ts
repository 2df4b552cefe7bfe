import { expect, test } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { emptyCasino } from '#entities/casino/schema.ts'
import { createRecord, getRecord, inputOf, updateRecord } from '#entities/crud.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

test('a casino needs only a title; the rest starts empty and the slug is made from it', async () => {
  const casino = await createRecord(db, casinos, { title: 'Žlutý Čmelák' }, SYSTEM)
  expect(casino).toMatchObject({
    ...emptyCasino,
    title: 'Žlutý Čmelák',
    slug: 'zluty-cmelak',
    version: 1,
    isDeleted: false,
  })
  expect(await getRecord(db, casinos, casino.id)).toEqual(casino)
})

test('a save with an old version is refused and changes nothing', async () => {
  const casino = await build.casino(db)
  const first = await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'první' }, 1, SYSTEM)
  const second = updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'druhý' }, 1, SYSTEM)
  await expect(second).rejects.toMatchObject({ code: 'VERSION_CONFLICT', status: 409 })
  expect(await getRecord(db, casinos, casino.id)).toEqual(first)
})
