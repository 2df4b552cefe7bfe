import { expect, test } from 'vitest'
import { memoryOf, remember } from '#infra/db/memory.server.ts'
import { collectReads, noteRead } from '#infra/db/tracking.server.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const memory = memoryOf(db)

/** Reads casino 1 and says how often it has been read. */
let reads = 0
const read = async () => {
  noteRead('casino', ['1'])
  return { reads: ++reads }
}
const readsNow = async () => (await remember(db, 'casino 1', read)).reads

test('nothing is remembered while nobody listens to changes', async () => {
  expect([await readsNow(), await readsNow()]).toEqual([1, 2])
})

test('what is remembered is read again only after a record behind it has changed', async () => {
  memory.setHearing(true)
  expect([await readsNow(), await readsNow()]).toEqual([3, 3])
  memory.drop(['casino:2', 'casino'])
  expect(await readsNow()).toBe(3)
  memory.drop(['casino:1'])
  expect([await readsNow(), await readsNow()]).toEqual([4, 4])
})

test('a page made of what is remembered depends on the records behind it', async () => {
  const { reads: ofPage } = await collectReads(readsNow)
  expect([...ofPage.keys]).toEqual(['casino:1'])
})

test('a transaction sees for itself', async () => {
  const inside = await db.transaction().execute((trx) => remember(trx, 'casino 1', read))
  expect(inside.reads).toBe(5)
  expect(await readsNow()).toBe(4)
})

test('what is not there is looked for each time', async () => {
  let looks = 0
  const look = async () => {
    looks++
    return undefined
  }
  expect([await remember(db, 'nothing', look), await remember(db, 'nothing', look)]).toEqual([undefined, undefined])
  expect(looks).toBe(2)
})
