import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord, duplicateRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { emptyGameType, type GameTypeInput } from '#entities/game-type/schema.ts'
import { wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const create = (input: Partial<GameTypeInput>) => createRecord(db, gameTypes, input, SYSTEM)

test('stores and returns every field, also after an update', async () => {
  const everything: GameTypeInput = { title: 'Živé kasino', order: 70 }
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyGameType).toSorted())
  const created = await create(everything)
  expect(await getRecord(db, gameTypes, created.id)).toEqual({
    title: 'Živé kasino',
    order: 70,
    id: created.id,
    version: 1,
    isDeleted: false,
    createdAt: created.createdAt,
    updatedAt: created.createdAt,
  })
  const { rows } = await sql`select title, title_sort, "order" from game_type where id = ${created.id}`.execute(db)
  expect(rows).toEqual([{ title: 'Živé kasino', titleSort: 'z~ive kasino\tživé kasino', order: 70 }])

  const changed = await updateRecord(db, gameTypes, created.id, { title: 'Ruleta', order: 10 }, 1, SYSTEM)
  expect(await getRecord(db, gameTypes, created.id)).toEqual(changed)
  expect(inputOf(gameTypes, changed)).toEqual({ title: 'Ruleta', order: 10 })
})

test('requires only a title', async () => {
  expect(await create({ title: 'Poker' })).toMatchObject({ title: 'Poker' })
  expect(await wrongFields(create({}))).toEqual(['title'])
})

test('new records and copies without an order come last', async () => {
  const placed = await create({ title: 'Bakarat', order: 500 })
  const next = await create({ title: 'Kostky' })
  expect(next.order).toBe(501)
  expect((await duplicateRecord(db, gameTypes, placed.id, SYSTEM)).order).toBe(502)
  const back = await updateRecord(db, gameTypes, next.id, { title: 'Kostky', order: 0 }, 1, SYSTEM)
  expect(back.order).toBe(0)
})

test.each<[string, object]>([
  ['title', { title: 'X' }],
  ['title', { title: 'a'.repeat(81) }],
  ['order', { order: -1 }],
  ['order', { order: 1.5 }],
  ['order', { order: 10_001 }],
  ['logo', { logo: null }],
])('rejects an invalid %s: %j', async (path, change) => {
  expect(await wrongFields(create({ title: 'Chybný', ...change }))).toEqual([path])
})
