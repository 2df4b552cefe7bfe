import { expect, test } from 'vitest'
import { dataCacheOf, cached } from '#infra/cache/data-cache.server.ts'
import { dependOn, trackReads } from '#infra/cache/tracking.server.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const cache = dataCacheOf(db)

/** Reads casino 1 and returns how often it has been read. */
let reads = 0
const read = async () => {
  dependOn({ tags: new Set(['casino:1']), isNoStore: false, expiresAt: Infinity })
  return { reads: ++reads }
}
const readsNow = async () => (await cached(db, 'casino 1', read)).reads

test('stores nothing while not subscribed to changes', async () => {
  expect([await readsNow(), await readsNow()]).toEqual([1, 2])
})

test('a cached value is read again only after a record behind it has changed', async () => {
  cache.setSubscribed(true)
  expect([await readsNow(), await readsNow()]).toEqual([3, 3])
  cache.invalidate(['casino:2', 'casino'])
  expect(await readsNow()).toBe(3)
  cache.invalidate(['casino:1'])
  expect([await readsNow(), await readsNow()]).toEqual([4, 4])
})

test('a page made of cached data depends on the records behind it', async () => {
  const { dependencies } = await trackReads(readsNow)
  expect([...dependencies.tags]).toEqual(['casino:1'])
})

test('a transaction bypasses the cache', async () => {
  const inside = await db.transaction().execute((trx) => cached(trx, 'casino 1', read))
  expect(inside.reads).toBe(5)
  expect(await readsNow()).toBe(4)
})

test('a missing value is not cached', async () => {
  let looks = 0
  const look = async () => {
    looks++
    return undefined
  }
  expect([await cached(db, 'nothing', look), await cached(db, 'nothing', look)]).toEqual([undefined, undefined])
  expect(looks).toBe(2)
})
