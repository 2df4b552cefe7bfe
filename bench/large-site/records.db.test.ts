import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import type { Db } from '#records/db.server.ts'
import { createTestDb } from '#testing/test-db.ts'
import * as demo from '../../seed/index.ts'
import { COPIED, writeUnit } from './multiply.ts'
import { unitsOf } from './records.ts'

const SIZE = { posts: 190, casinos: 45, clicks: 0, voices: 0, complaints: 0 }
const DATES = { createdAt: '2015-01-01T00:00:00.000Z', updatedAt: '2015-01-01T00:00:00.000Z' }

async function createDbWithAttributes(): Promise<Db> {
  const db = await createTestDb()
  for (const { id, input } of demo.gameTypes) await createRecord(db, gameTypes, input, SYSTEM, { id, ...DATES })
  for (const [collection, records] of [
    [paymentMethods, demo.paymentMethods],
    [softwareProviders, demo.softwareProviders],
  ] as const) {
    for (const { id, input } of records) {
      await createRecord(db, collection, { ...input, logo: null }, SYSTEM, { id, ...DATES })
    }
  }
  return db
}

/** All rows without random values and timestamps: ids of the history, and when a change was made. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const [table] of COPIED) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute()
    const isCounted = table === 'revision' || table === 'audit' || table === 'searchEntry'
    const chance = isCounted ? { id: '', at: '' } : {}
    all[table] = rows.map((row) => JSON.stringify({ ...row, ...chance })).toSorted()
  }
  return all
}

test('records written in bulk equal those written through the product', async () => {
  const [copied, written] = [await createDbWithAttributes(), await createDbWithAttributes()]
  for (const unit of unitsOf(SIZE)) {
    await writeUnit(copied, unit)
    for (let at = 0; at < unit.count; at++) await unit.write(written, unit.marks(at), at % unit.variants)
  }
  const rows = await rowsOf(copied)
  expect(rows['post']).toHaveLength(SIZE.posts)
  expect(rows['casino']).toHaveLength(SIZE.casinos)
  expect(rows).toEqual(await rowsOf(written))
})
