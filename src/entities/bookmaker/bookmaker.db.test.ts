import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { type Bookmaker, type BookmakerInput, emptyBookmaker } from '#entities/bookmaker/schema.ts'
import { archiveRecord, createRecord, getRecord, unarchiveRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'
import { entriesOf } from '#shared/objects.ts'

const db = await createTestDb()
const logo = await build.media(db)
const [karta, prevod, sms] = [
  await build.paymentMethod(db, 'Karta'),
  await build.paymentMethod(db, 'Převod'),
  await build.paymentMethod(db, 'SMS'),
]

const create = (input: Partial<BookmakerInput>) => createRecord(db, bookmakers, input, SYSTEM)
const update = (bookmaker: Bookmaker, change: Partial<BookmakerInput>) =>
  updateRecord(
    db,
    bookmakers,
    bookmaker.id,
    { ...inputOf(bookmakers, bookmaker), ...change },
    bookmaker.version,
    SYSTEM,
  )
const nextYear = new Date().getFullYear() + 1

/** Every field set to a value that differs from the empty record. */
const everything: BookmakerInput = {
  title: 'Řízný kurz',
  slug: 'rizny',
  logo: logo.id,
  refLink: 'https://partner.example/kurz',
  benefits: 'Vysoké kurzy',
  goodFor: 'sázky na fotbal',
  notFor: 'systémové sázky',
  decides: 'Kurzy jsou nejvyšší ve srovnání.',
  bonus: 'Sázka bez rizika 1 000 Kč',
  bonusPlan: {
    startsAt: '2099-12-01T07:00:00.000Z',
    bonus: 'Dvojnásobek vkladu',
    endsAt: '2099-12-31T22:59:00.000Z',
    afterwards: 'Bez bonusu',
  },
  isActive: true,
  changeReason: '',
  bonusTerms: {
    kind: 'match',
    percent: 100,
    ceiling: 25_000,
    fixed: null,
    spins: 50,
    spinValue: 2.5,
    multiple: 30,
    countedFrom: 'bonus',
    days: 10,
    highestBet: 100,
    games: [{ game: 'automaty', percent: 100 }],
    highestWin: 50_000,
    lowestDeposit: 200,
    cashback: null,
    exclusions: 'ruleta',
    startsAt: null,
    endsAt: '2030-01-01T00:00:00.000Z',
  },
  ribbon: 'Novinka',
  rating: 7.9,
  payoutsSpeed: 12,
  yearEstablished: 1999,
  mobileApps: ['iOS'],
  minimumDeposit: 50,
  licence: 'Ministerstvo financí ČR',
  paymentMethods: [sms.id, karta.id, prevod.id],
  topFeature: 'Přímé přenosy zdarma',
  termsCondition: 'Platí pro nové hráče od 18 let.',
}

test('stores and returns every field', async () => {
  // The reason is logged but not stored in the record.
  const { changeReason: _, ...others } = everything
  for (const [field, value] of entriesOf(others)) {
    expect(value).not.toEqual(emptyBookmaker[field])
  }
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyBookmaker).toSorted())
  const created = await create(everything)
  const stored = await getRecord(db, bookmakers, created.id)
  expect(stored).toEqual({
    ...everything,
    id: created.id,
    version: 1,
    isDeleted: false,
    createdAt: created.createdAt,
    updatedAt: created.createdAt,
    plannedBy: null,
    measuredHours: null,
    measuredCount: 0,
  })
  expect(created).toEqual(stored)

  const { rows } = await sql`select * from bookmaker where id = ${created.id}`.execute(db)
  expect(rows).toEqual([
    {
      id: created.id,
      version: 1,
      isActive: 1,
      isDeleted: 0,
      createdAt: created.createdAt,
      updatedAt: created.updatedAt,
      title: 'Řízný kurz',
      titleSort: 'r~izny kurz\třízný kurz',
      slug: 'rizny',
      logo: logo.id,
      refLink: 'https://partner.example/kurz',
      benefits: 'Vysoké kurzy',
      goodFor: 'sázky na fotbal',
      notFor: 'systémové sázky',
      decides: 'Kurzy jsou nejvyšší ve srovnání.',
      bonus: 'Sázka bez rizika 1 000 Kč',
      bonusPlan: JSON.stringify(everything.bonusPlan),
      bonusTerms: JSON.stringify(everything.bonusTerms),
      bonusDueAt: '2099-12-01T07:00:00.000Z',
      plannedBy: null,
      measuredHours: null,
      measuredCount: 0,
      payoutOrder: 12,
      bonusOrder: expect.any(Number),
      ribbon: 'Novinka',
      rating: 7.9,
      payoutsSpeed: 12,
      yearEstablished: 1999,
      mobileApps: '["iOS"]',
      minimumDeposit: 50,
      licence: 'Ministerstvo financí ČR',
      topFeature: 'Přímé přenosy zdarma',
      termsCondition: 'Platí pro nové hráče od 18 let.',
    },
  ])
})

test('an update changes every field, and clears it again', async () => {
  const bookmaker = await create({ title: 'Prázdná' })
  const filled = await update(bookmaker, { ...everything, slug: 'plna' })
  expect(await getRecord(db, bookmakers, bookmaker.id)).toMatchObject({ ...everything, slug: 'plna', version: 2 })
  await update(filled, { ...emptyBookmaker, title: 'Prázdná', slug: 'prazdna' })
  expect(await getRecord(db, bookmakers, bookmaker.id)).toMatchObject({
    ...emptyBookmaker,
    title: 'Prázdná',
    slug: 'prazdna',
  })
})

test('payment methods keep their order, also when reordered, without duplicates', async () => {
  const bookmaker = await create({ title: 'Pořadí', paymentMethods: [prevod.id, karta.id] })
  const turned = await update(bookmaker, { paymentMethods: [karta.id, sms.id, prevod.id] })
  expect((await getRecord(db, bookmakers, bookmaker.id)).paymentMethods).toEqual([karta.id, sms.id, prevod.id])
  const doubled = await update(turned, { paymentMethods: [sms.id, karta.id, sms.id] })
  expect(doubled.paymentMethods).toEqual([sms.id, karta.id])
  expect(await getRecord(db, bookmakers, bookmaker.id)).toEqual(doubled)
})

test.each([
  ['paymentMethods', ['chybi-0001']],
  ['logo', 'chybi-0001'],
])('rejects %s that do not exist, naming the field', async (field, value) => {
  expect(await wrongFields(create({ title: 'Bez opory', [field]: value }))).toEqual([field])
  const bookmaker = await create({ title: 'S oporou' })
  expect(await wrongFields(update(bookmaker, { [field]: value }))).toEqual([field])
  expect(await getRecord(db, bookmakers, bookmaker.id)).toEqual(bookmaker)
})

test.each<[string, object]>([
  ['title', { title: 'Ab' }],
  ['slug', { slug: '-rizny' }],
  ['yearEstablished', { yearEstablished: 1989 }],
  ['yearEstablished', { yearEstablished: nextYear }],
  ['refLink', { refLink: 'http://partner.example/' }],
  ['refLink', { refLink: 'javascript:alert(1)' }],
  ['refLink', { refLink: '//partner.example/' }],
  ['refLink', { refLink: 'https://user:pw@partner.example/' }],
  ['rating', { rating: 10.1 }],
  ['topFeature', { topFeature: 'a'.repeat(81) }],
  ['termsCondition', { termsCondition: 'a'.repeat(601) }],
  ['owner', { owner: 'Tohle má jen kasino' }],
])('rejects an invalid %s: %j', async (path, change) => {
  expect(await wrongFields(create({ title: 'Chybná', ...change }))).toEqual([path])
})

test('derives the slug from the title, rejects a taken slug naming its holder, and frees it by archiving', async () => {
  const holder = await create({ title: 'Třetí poločas' })
  expect(holder.slug).toBe('treti-polocas')
  const refusal = await refusalOf(create({ title: 'Jiná', slug: 'treti-polocas' }))
  expect(refusal).toMatchObject({ code: 'SLUG_TAKEN', status: 409, fields: [{ path: 'slug' }] })
  expect(refusal.message).toContain('“Třetí poločas”')

  await archiveRecord(db, bookmakers, holder.id, SYSTEM)
  await create({ title: 'Jiná', slug: 'treti-polocas' })
  const back = await unarchiveRecord(db, bookmakers, holder.id, SYSTEM)
  expect(back).toMatchObject({ slug: 'treti-polocas-2', isDeleted: false, version: 3 })
})

test('a casino and a bookmaker may have the same slug', async () => {
  await build.casino(db, { title: 'Dvojník', slug: 'dvojnik' })
  expect((await create({ title: 'Dvojník', slug: 'dvojnik' })).slug).toBe('dvojnik')
})
