import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, deleteRecord } from '#records/crud/crud.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { recheckPosts } from '#posts/checks/recheck.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
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

test('counts by what other tables say are never outdated', async () => {
  const unused = async () => {
    const query = { page: 1, perPage: 2, sort: 'title', used: 'nowhere' }
    return (await listRecords(db, media, query)).total
  }
  const picture = await build.media(db)
  expect(await unused()).toBe(1)
  await build.post(db, { banner: { mediaId: picture.id, alt: '' } })
  expect(await unused()).toBe(0)

  const url = 'https://mrtva.example/'
  const dead = async () => {
    const query = { page: 1, perPage: 2, sort: 'title', check: 'dead-link-outside' }
    return (await listRecords(db, posts, query)).total
  }
  await build.post(db, page(p(`[Odkaz](${url})`)))
  expect(await dead()).toBe(0)
  const at = new Date().toISOString()
  const times = { checkedAt: at, changedAt: at, nextAt: at }
  await db
    .insertInto('linkCheck')
    .values({ url, host: 'mrtva.example', state: 'broken', detail: '404', failures: 2, movedTo: '', ...times })
    .execute()
  await recheckPosts(db, new Date(), 10)
  expect(await dead()).toBe(1)
})
