import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { createRecord, getRecord, inputOf, updateRecord } from '#entities/crud.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { emptyPaymentMethod, type PaymentMethodInput } from '#entities/payment-method/schema.ts'
import { build } from '#testing/build.ts'
import { wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const [logo, other] = [await build.media(db), await build.media(db)]
const create = (input: Partial<PaymentMethodInput>) => createRecord(db, paymentMethods, input, SYSTEM)

test('every field comes back as it was given, also after an update', async () => {
  const everything: PaymentMethodInput = { title: 'Platební karta', logo: logo.id }
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyPaymentMethod).toSorted())
  const created = await create(everything)
  expect(await getRecord(db, paymentMethods, created.id)).toEqual({
    title: 'Platební karta',
    logo: logo.id,
    id: created.id,
    version: 1,
    isDeleted: false,
    createdAt: created.createdAt,
    updatedAt: created.createdAt,
  })
  const { rows } = await sql`select title, logo from payment_method where id = ${created.id}`.execute(db)
  expect(rows).toEqual([{ title: 'Platební karta', logo: logo.id }])

  const change = { title: 'Šek', logo: other.id }
  const changed = await updateRecord(db, paymentMethods, created.id, change, 1, SYSTEM)
  expect(await getRecord(db, paymentMethods, created.id)).toEqual(changed)
  expect(inputOf(paymentMethods, changed)).toEqual(change)
})

test('only a title is needed', async () => {
  expect(await create({ title: 'QR platba' })).toMatchObject({ title: 'QR platba', logo: null })
  expect(await wrongFields(create({}))).toEqual(['title'])
})

test.each<[string, object]>([
  ['title', { title: 'X' }],
  ['title', { title: 'a'.repeat(81) }],
  ['logo', { logo: 'chybi-0001' }],
  ['logo', { logo: 'x' }],
  ['order', { order: 1 }],
])('refused at %s: %j', async (path, change) => {
  expect(await wrongFields(create({ title: 'Chybná', ...change }))).toEqual([path])
})
