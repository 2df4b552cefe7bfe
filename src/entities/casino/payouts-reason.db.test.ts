import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino, CasinoInput } from '#entities/casino/schema.ts'
import { getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NONE = { safety: null, payouts: null, bonus: null, games: null, support: null }
const method = (await build.paymentMethod(db, 'Karta')).id

async function measured(change: Partial<CasinoInput> = {}): Promise<Casino> {
  const { id } = await build.casino(db, { title: 'Modrý Lev', payoutsSpeed: 24, ...change })
  for (const day of ['01', '02', '03']) {
    const arrivedAt = `2026-10-${day}T20:00:00.000Z`
    await build.withdrawal(db, { casino: id, method, askedAt: `2026-10-${day}T08:00:00.000Z`, arrivedAt })
  }
  return getRecord(db, casinos, id)
}
const save = async (casino: Casino, change: Partial<CasinoInput>) =>
  updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), ...change }, casino.version, SYSTEM)

test("a mark that is not the rule's needs a reason; the rule's own does not", async () => {
  const casino = await measured()
  const off = { criteria: { ...NONE, payouts: 9 } }
  const { status, fields } = await refusalOf(save(casino, off))
  expect(status).toBe(422)
  expect(fields).toMatchObject([
    {
      path: 'payoutsReason',
      message: 'The rule gives 9,5 for the measured withdrawals. Write why the mark is 9,0, or take 9,5.',
    },
  ])
  expect(await wrongFields(save(casino, { ...off, payoutsReason: '  ' }))).toEqual(['payoutsReason'])
  const explained = await save(casino, { ...off, payoutsReason: 'Nízký strop výběru.' })
  expect(explained.payoutsReason).toBe('Nízký strop výběru.')
  expect(await wrongFields(save(explained, { payoutsReason: '' }))).toEqual(['payoutsReason'])
  const kept = await save(explained, { payoutsReason: '', criteria: { ...NONE, payouts: 9.5 } })
  expect(kept.criteria.payouts).toBe(9.5)
})

test('two withdrawals give no rule, and a later one does not stop a save of something else', async () => {
  const casino = await measured({ criteria: { ...NONE, payouts: 7 } })
  const renamed = await save(casino, { benefits: 'Rychlé výplaty' })
  expect(renamed.benefits).toBe('Rychlé výplaty')
  expect(await wrongFields(save(renamed, { payoutsSpeed: 48 }))).toEqual(['payoutsReason'])
  const { id } = await build.casino(db, { title: 'Nové', criteria: { ...NONE, payouts: 3 } })
  expect((await getRecord(db, casinos, id)).criteria.payouts).toBe(3)
})
