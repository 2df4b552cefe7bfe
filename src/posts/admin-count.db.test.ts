import { expect, test } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { archiveRecord, changeRecord, deleteRecord } from '#entities/crud.server.ts'
import { listRecords } from '#entities/list.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { posts } from '#posts/collection.server.ts'
import { build } from '#testing/build.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const cache = dataCacheOf(db)
hubOf(db).listeners.add((tags) => cache.invalidate(tags))
cache.setSubscribed(true)

const totalOf = async (status: 'all' | 'draft' | 'published' | 'archived', reader = db) =>
  (await listRecords(reader, posts, { page: 1, perPage: 2, sort: '-updatedAt', status })).total
const totals = async () =>
  Promise.all((['all', 'draft', 'published', 'archived'] as const).map((each) => totalOf(each)))

test('the cached counts of posts are updated after each change, including drafts and the archive', async () => {
  expect(await totals()).toEqual([0, 0, 0, 0])
  await build.post(db)
  expect(await totals()).toEqual([1, 0, 1, 0])
  const { id } = await build.post(db, { isActive: false })
  expect(await totals()).toEqual([2, 1, 1, 0])
  await changeRecord(db, posts, id, { isActive: true }, SYSTEM, 'update')
  expect(await totals()).toEqual([2, 0, 2, 0])
  await changeRecord(db, posts, id, { isActive: false }, SYSTEM, 'update')
  await archiveRecord(db, posts, id, SYSTEM)
  expect(await totals()).toEqual([2, 0, 1, 1])
  await deleteRecord(db, posts, id, SYSTEM)
  expect(await totals()).toEqual([1, 0, 1, 0])
})

test('the counts are not queried again without a change', async () => {
  await totalOf('all')
  const { watch, queries } = recordQueries()
  expect(await totalOf('all', watch(db))).toBe(1)
  expect(queries().filter(({ sql }) => sql.includes('count('))).toEqual([])
})
