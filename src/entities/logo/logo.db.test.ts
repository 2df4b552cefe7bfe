import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord, duplicateRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { emptyLogo, type LogoInput } from '#entities/logo/schema.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'
import { wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const [logo, other] = [await build.media(db), await build.media(db)]

describe.each([
  ['payment_method', paymentMethods],
  ['software_provider', softwareProviders],
] as const)('%s', (table, collection) => {
  const create = (input: Partial<LogoInput>) => createRecord(db, collection, input, SYSTEM)

  test('stores and returns every field, also after an update', async () => {
    const everything: LogoInput = { title: 'Šestá hvězda', logo: logo.id }
    expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyLogo).toSorted())
    const created = await create(everything)
    expect(await getRecord(db, collection, created.id)).toEqual({
      ...everything,
      id: created.id,
      version: 1,
      isDeleted: false,
      createdAt: created.createdAt,
      updatedAt: created.createdAt,
    })
    const { rows } = await sql`select title, logo from ${sql.table(table)} where id = ${created.id}`.execute(db)
    expect(rows).toEqual([everything])

    const change = { title: 'Šek', logo: other.id }
    const changed = await updateRecord(db, collection, created.id, change, 1, SYSTEM)
    expect(await getRecord(db, collection, created.id)).toEqual(changed)
    expect(inputOf(collection, changed)).toEqual(change)
  })

  test('requires only a title', async () => {
    expect(await create({ title: 'QR platba' })).toMatchObject({ title: 'QR platba', logo: null })
    expect(await wrongFields(create({}))).toEqual(['title'])
  })

  test('a copy is marked in its title, within the maximum length', async () => {
    const { id } = await create({ title: 'a'.repeat(80), logo: logo.id })
    const copy = await duplicateRecord(db, collection, id, SYSTEM)
    expect(copy).toMatchObject({ title: `${'a'.repeat(73)} (copy)`, logo: logo.id })
  })

  test.each<[string, object]>([
    ['title', { title: 'X' }],
    ['title', { title: 'a'.repeat(81) }],
    ['logo', { logo: 'chybi-0001' }],
    ['logo', { logo: 'x' }],
    ['order', { order: 1 }],
  ])('rejects an invalid %s: %j', async (path, change) => {
    expect(await wrongFields(create({ title: 'Chybná', ...change }))).toEqual([path])
  })
})
