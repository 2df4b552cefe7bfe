import { expect, test } from 'vitest'
import { dataCacheOf, defineCached } from '#infra/cache/data-cache.server.ts'
import type { Db } from '#records/db.server.ts'
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
const cached = defineCached<Db, [], { reads: number }>(read)
const readsNow = async () => (await cached(db)).reads

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
  const inside = await db.transaction().execute((trx) => cached(trx))
  expect(inside.reads).toBe(5)
  expect(await readsNow()).toBe(4)
})

test('a missing value is not cached', async () => {
  let looks = 0
  const look = defineCached<Db, [], undefined>(async () => {
    looks++
    return undefined
  })
  expect([await look(db), await look(db)]).toEqual([undefined, undefined])
  expect(looks).toBe(2)
})

test('values are kept apart by what was asked for, not by when', async () => {
  const asked: string[] = []
  const ask = defineCached(async (_: Db, name: string, now: Date) => asked.push(`${name} ${now.getTime()}`))
  const other = defineCached(async (_: Db, name: string) => name)
  expect(await Promise.all([ask(db, 'a', new Date(1)), ask(db, 'b', new Date(1))])).toEqual([1, 2])
  expect([await ask(db, 'a', new Date(2)), await other(db, 'a')]).toEqual([1, 'a'])
  expect([ask.known(db, 'b', new Date(3)), ask.known(db, 'c', new Date(3))]).toEqual([2, undefined])
  expect(asked).toEqual(['a 1', 'b 1'])
})
