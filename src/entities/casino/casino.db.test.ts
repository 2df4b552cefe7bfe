import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { type Casino, type CasinoInput, emptyCasino } from '#entities/casino/schema.ts'
import { archiveRecord, createRecord, getRecord, unarchiveRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'
import { entriesOf } from '#shared/objects.ts'

const db = await createTestDb()
const logo = await build.media(db)
const review = await build.post(db)
const [automaty, ruleta, poker] = [
  await build.gameType(db, 'Automaty'),
  await build.gameType(db, 'Ruleta'),
  await build.gameType(db, 'Poker'),
]
const [karta, prevod] = [await build.paymentMethod(db, 'Karta'), await build.paymentMethod(db, 'Převod')]
const [severka, dilna] = [await build.softwareProvider(db, 'Severka'), await build.softwareProvider(db, 'Dílna')]

const create = (input: Partial<CasinoInput>) => createRecord(db, casinos, input, SYSTEM)
const update = (casino: Casino, change: Partial<CasinoInput>) =>
  updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), ...change }, casino.version, SYSTEM)
const lastYear = new Date().getFullYear() - 1

/** Every field set to a value that differs from the empty record. */
const everything: CasinoInput = {
  title: 'Žlutý čmelák',
  slug: 'cmelak',
  logo: logo.id,
  refLink: 'https://partner.example/klik?id=7',
  benefits: 'Výplaty do hodiny',
  goodFor: 'rychlé výplaty',
  notFor: 'hru v aplikaci',
  decides: 'Peníze přijdou tentýž den.',
  bonus: '100 % do 5 000 Kč',
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
  ribbon: 'Tip redakce',
  rating: 8.7,
  payoutsSpeed: 24,
  yearEstablished: 2015,
  mobileApps: ['Android', 'iOS'],
  minimumDeposit: 100,
  licence: 'Ministerstvo financí ČR',
  paymentMethods: [prevod.id, karta.id],
  website: 'https://cmelak.example/',
  owner: 'Čmelák a.s.',
  prosList: ['Česká licence', 'Rychlé výplaty'],
  consList: ['Málo stolních her'],
  reviewPost: review.id,
  ratingSource: 'typed',
  criteria: { safety: 9.5, payouts: 9, bonus: 8.1, games: 7.5, support: 6 },
  payoutsReason: 'Nízký strop výběru.',
  isVipProgram: true,
  sportsBetting: false,
  languages: ['čeština', 'angličtina'],
  bonusCode: 'BZUK',
  wageringRequirements: '30× do 30 dnů',
  safety: {
    ssl: true,
    responsibleGambling: false,
    depositLimits: true,
    lossLimits: false,
    timeLimits: true,
    selfExclusionTool: false,
  },
  gameTypes: [poker.id, automaty.id, ruleta.id],
  softwareProviders: [dilna.id, severka.id],
  numberCasinosGame: 1200,
  maximumCashout: '500 000 Kč denně',
  closedYear: lastYear,
  customerServices: ['chat', 'telefon'],
}

test('stores and returns every field', async () => {
  // The reason is logged but not stored in the record.
  const { ratingSource, changeReason: _, ...others } = everything
  expect(ratingSource).toBe('typed') // The other source computes the rating, see below.
  for (const [field, value] of entriesOf(others)) {
    expect(value).not.toEqual(emptyCasino[field])
  }
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(emptyCasino).toSorted())
  const created = await create(everything)
  const stored = await getRecord(db, casinos, created.id)
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

  const { rows } = await sql`select * from casino where id = ${created.id}`.execute(db)
  expect(rows).toEqual([
    {
      id: created.id,
      version: 1,
      isActive: 1,
      isDeleted: 0,
      createdAt: created.createdAt,
      updatedAt: created.updatedAt,
      title: 'Žlutý čmelák',
      titleSort: 'z~luty c~melak\tžlutý čmelák',
      slug: 'cmelak',
      logo: logo.id,
      refLink: 'https://partner.example/klik?id=7',
      benefits: 'Výplaty do hodiny',
      goodFor: 'rychlé výplaty',
      notFor: 'hru v aplikaci',
      decides: 'Peníze přijdou tentýž den.',
      bonus: '100 % do 5 000 Kč',
      bonusPlan: JSON.stringify(everything.bonusPlan),
      bonusTerms: JSON.stringify(everything.bonusTerms),
      bonusDueAt: '2099-12-01T07:00:00.000Z',
      plannedBy: null,
      measuredHours: null,
      measuredCount: 0,
      payoutOrder: 24,
      bonusOrder: expect.any(Number),
      ribbon: 'Tip redakce',
      rating: 8.7,
      payoutsSpeed: 24,
      yearEstablished: 2015,
      mobileApps: '["Android","iOS"]',
      minimumDeposit: 100,
      licence: 'Ministerstvo financí ČR',
      website: 'https://cmelak.example/',
      owner: 'Čmelák a.s.',
      prosList: '["Česká licence","Rychlé výplaty"]',
      consList: '["Málo stolních her"]',
      reviewPost: review.id,
      ratingSource: 'typed',
      payoutsReason: 'Nízký strop výběru.',
      criteria: '{"safety":9.5,"payouts":9,"bonus":8.1,"games":7.5,"support":6}',
      isVipProgram: 1,
      sportsBetting: 0,
      languages: '["čeština","angličtina"]',
      bonusCode: 'BZUK',
      wageringRequirements: '30× do 30 dnů',
      safety:
        '{"ssl":true,"responsibleGambling":false,"depositLimits":true,"lossLimits":false,"timeLimits":true,"selfExclusionTool":false}',
      numberCasinosGame: 1200,
      maximumCashout: '500 000 Kč denně',
      closedYear: lastYear,
      customerServices: '["chat","telefon"]',
    },
  ])
})

test('an update changes every field, and clears it again', async () => {
  const casino = await create({ title: 'Prázdné' })
  const filled = await update(casino, { ...everything, slug: 'naplneno' })
  expect(await getRecord(db, casinos, casino.id)).toMatchObject({ ...everything, slug: 'naplneno', version: 2 })
  await update(filled, { ...emptyCasino, title: 'Prázdné', slug: 'prazdne' })
  expect(await getRecord(db, casinos, casino.id)).toMatchObject({ ...emptyCasino, title: 'Prázdné', slug: 'prazdne' })
})

test('relations keep their order, also when reordered, without duplicates', async () => {
  const casino = await create({ title: 'Pořadí', gameTypes: [ruleta.id, poker.id, automaty.id] })
  const turned = await update(casino, { gameTypes: [automaty.id, ruleta.id, poker.id], paymentMethods: [karta.id] })
  expect((await getRecord(db, casinos, casino.id)).gameTypes).toEqual([automaty.id, ruleta.id, poker.id])
  const doubled = await update(turned, {
    gameTypes: [poker.id, ruleta.id, poker.id],
    paymentMethods: [karta.id, karta.id],
    softwareProviders: [dilna.id, severka.id, dilna.id],
  })
  const once = {
    gameTypes: [poker.id, ruleta.id],
    paymentMethods: [karta.id],
    softwareProviders: [dilna.id, severka.id],
  }
  expect(doubled).toMatchObject(once)
  expect(await getRecord(db, casinos, casino.id)).toEqual(doubled)
  const { rows } = await sql`select game_type_id, position from casino_game_type where casino_id = ${casino.id}
    order by position`.execute(db)
  expect(rows).toEqual([
    { gameTypeId: poker.id, position: 0 },
    { gameTypeId: ruleta.id, position: 1 },
  ])
  await update(doubled, { gameTypes: [] })
  expect((await getRecord(db, casinos, casino.id)).gameTypes).toEqual([])
})

test.each([
  ['gameTypes', ['chybi-0001']],
  ['paymentMethods', ['chybi-0001']],
  ['softwareProviders', ['chybi-0001']],
  ['logo', 'chybi-0001'],
  ['reviewPost', 'chybi-0001'],
])('rejects %s that do not exist, naming the field', async (field, value) => {
  expect(await wrongFields(create({ title: 'Bez opory', [field]: value }))).toEqual([field])
  const casino = await create({ title: 'S oporou' })
  expect(await wrongFields(update(casino, { [field]: value }))).toEqual([field])
  expect(await getRecord(db, casinos, casino.id)).toEqual(casino)
})

test.each([
  [{ safety: 10, payouts: 10, bonus: 10, games: 10, support: 10 }, 10],
  [{ safety: 10, payouts: 0, bonus: 0, games: 0, support: 0 }, 3],
  [{ safety: 0, payouts: 10, bonus: 0, games: 0, support: 0 }, 2.5],
  [{ safety: 0, payouts: 0, bonus: 10, games: 0, support: 0 }, 2],
  [{ safety: 0, payouts: 0, bonus: 0, games: 10, support: 0 }, 1.5],
  [{ safety: 0, payouts: 0, bonus: 0, games: 0, support: 10 }, 1],
  [{ safety: 9.5, payouts: 9, bonus: 8.1, games: 7.5, support: 6 }, 8.4],
  [{ safety: 9.4, payouts: 9.1, bonus: 8.8, games: 9.3, support: 9 }, 9.2],
])('criteria %j give a rating of %d', async (criteria, rating) => {
  const casino = await create({ title: 'Vážené', ratingSource: 'criteria', rating: 1, criteria })
  expect(casino.rating).toBe(rating)
  expect((await getRecord(db, casinos, casino.id)).rating).toBe(rating)
})

test('keeps a typed rating regardless of the criteria, and requires one while criteria are missing', async () => {
  const criteria = { safety: 1, payouts: 1, bonus: 1, games: 1, support: 1 }
  const typed = await create({ title: 'Psané', rating: 9.4, ratingSource: 'typed', criteria })
  expect(typed.rating).toBe(9.4)
  const half = { ...criteria, support: null }
  expect(await wrongFields(create({ title: 'Půl', ratingSource: 'criteria', criteria: half }))).toEqual(['criteria'])
})

test.each<[string, object]>([
  ['title', { title: 'Ab' }],
  ['title', { title: 'a'.repeat(161) }],
  ['slug', { slug: 'Čmelák' }],
  ['slug', { slug: 'a--b' }],
  ['slug', { slug: 'a'.repeat(97) }],
  ['yearEstablished', { yearEstablished: 1989 }],
  ['yearEstablished', { yearEstablished: lastYear + 2 }],
  ['closedYear', { closedYear: 1989 }],
  ['closedYear', { closedYear: lastYear + 2 }],
  ['closedYear', { yearEstablished: 2015, closedYear: 2014 }],
  ['refLink', { refLink: 'http://partner.example/' }],
  ['refLink', { refLink: 'javascript:alert(1)' }],
  ['refLink', { refLink: '//partner.example/' }],
  ['refLink', { refLink: 'https://user:pw@partner.example/' }],
  ['website', { website: 'http://cmelak.example/' }],
  ['rating', { rating: 10.1 }],
  ['rating', { rating: -0.1 }],
  ['rating', { rating: 9.45 }],
  ['criteria.safety', { criteria: { ...everything.criteria, safety: 11 } }],
  ['minimumDeposit', { minimumDeposit: -1 }],
  ['minimumDeposit', { minimumDeposit: 10.5 }],
  ['payoutsSpeed', { payoutsSpeed: 1441 }],
  ['ribbon', { ribbon: 'a'.repeat(25) }],
  ['bonus', { bonus: 'a'.repeat(121) }],
  ['bonusCode', { bonusCode: 'a'.repeat(41) }],
  ['prosList', { prosList: Array.from({ length: 13 }, () => 'Klad') }],
  ['consList.0', { consList: ['a'.repeat(161)] }],
  ['safety.ssl', { safety: { ...everything.safety, ssl: 'ano' } }],
  ['cena', { cena: 5 }],
  ['safety.vpn', { safety: { ...everything.safety, vpn: true } }],
  ['criteria.vzhled', { criteria: { ...everything.criteria, vzhled: 5 } }],
  ['isDeleted', { isDeleted: true }],
])('rejects an invalid %s: %j', async (path, change) => {
  expect(await wrongFields(create({ title: 'Chybné', ...change }))).toEqual([path])
})

test('accepts the first and the last year, and closing in the year of opening', async () => {
  const now = lastYear + 1
  expect(await create({ title: 'Nejstarší', yearEstablished: 1990, closedYear: 1990 })).toMatchObject({
    closedYear: 1990,
  })
  expect(await create({ title: 'Nejnovější', yearEstablished: now, closedYear: now })).toMatchObject({
    closedYear: now,
  })
})

test('reports several invalid fields at once', async () => {
  const given = { title: '', refLink: 'x', rating: 11, cena: 1 }
  const wrong = await wrongFields(create(given))
  expect(wrong.toSorted()).toEqual(['cena', 'rating', 'refLink', 'title'])
})

test('derives the slug from the title, with a number if it is taken', async () => {
  const slugs = []
  for (let copy = 0; copy < 3; copy++) slugs.push((await create({ title: 'Zlatá Vydra!' })).slug)
  expect(slugs).toEqual(['zlata-vydra', 'zlata-vydra-2', 'zlata-vydra-3'])
})

test('rejects a taken slug naming its holder, and frees it by archiving', async () => {
  const holder = await create({ title: 'Držitel', slug: 'obsazeno' })
  const refusal = await refusalOf(create({ title: 'Druhý', slug: 'obsazeno' }))
  expect(refusal).toMatchObject({ code: 'SLUG_TAKEN', status: 409, fields: [{ path: 'slug' }] })
  expect(refusal.message).toBe('This address is already used by “Držitel”.')

  await archiveRecord(db, casinos, holder.id, SYSTEM)
  const heir = await create({ title: 'Dědic', slug: 'obsazeno' })
  expect(heir.slug).toBe('obsazeno')
})

test('an unarchived casino whose slug was taken gets a new one and keeps everything else', async () => {
  const casino = await create({ ...everything, title: 'Vracející se', slug: 'navrat' })
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await create({ title: 'Mezitím', slug: 'navrat' })
  const back = await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  expect(back).toEqual({
    ...casino,
    slug: 'vracejici-se',
    isActive: false,
    isDeleted: false,
    version: 3,
    updatedAt: back.updatedAt,
  })
  expect(await getRecord(db, casinos, casino.id)).toEqual(back)
})
