import { expect, test } from 'vitest'
import { loadLookup } from '#blocks/lookup.server.ts'
import { type BookmakerListQuery, type CasinoListQuery, mergeRefs } from '#blocks/lookup.ts'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { listCasinos } from '#entities/casino/queries.server.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const [karta, sms] = [await build.paymentMethod(db), await build.paymentMethod(db)]
const [poker, ruleta] = [await build.gameType(db), await build.gameType(db)]
const studio = await build.softwareProvider(db)
const logo = await build.media(db)
const review = await build.post(db, { slug: 'recenze-cmelaka' })

const cmelak = await build.licensedCasino(db, {
  title: 'Čmelák',
  logo: logo.id,
  rating: 9.1,
  payoutsSpeed: 48,
  minimumDeposit: 200,
  paymentMethods: [karta.id],
  gameTypes: [poker.id],
  softwareProviders: [studio.id],
  reviewPost: review.id,
})
await build.licensedCasino(db, { title: 'Chobotnice', rating: 8, payoutsSpeed: 1, paymentMethods: [karta.id, sms.id] })
await build.licensedCasino(db, { title: 'Cvrček', rating: 8, minimumDeposit: 50, gameTypes: [ruleta.id, poker.id] })
await build.licensedCasino(db, { title: 'Hroch', rating: null, payoutsSpeed: 24, minimumDeposit: 100, refLink: '' })
const closed = await build.licensedCasino(db, { title: 'Zavřené', rating: 10, closedYear: 2020 })
const archived = await build.licensedCasino(db, { title: 'Archivované', rating: 10, gameTypes: [poker.id] })
await archiveRecord(db, casinos, archived.id, SYSTEM)

const tip = await build.bookmaker(db, { title: 'Tip', rating: 7, paymentMethods: [sms.id], minimumDeposit: 10 })
await build.bookmaker(db, { title: 'Kurz', rating: 9, paymentMethods: [karta.id] })
const closedTip = await build.bookmaker(db, { title: 'Archivní', rating: 10, paymentMethods: [sms.id] })
await archiveRecord(db, bookmakers, closedTip.id, SYSTEM)

const casinosOf = async (list: Partial<CasinoListQuery>) => {
  const query: CasinoListQuery = { filter: {}, sort: 'rating', limit: 50, ...list }
  const lookup = await loadLookup(db, mergeRefs([{ casinoLists: [query] }]), new Date())
  return lookup.casinoList(query).map((casino) => casino.title)
}
const bookmakersOf = async (list: Partial<BookmakerListQuery>) => {
  const query: BookmakerListQuery = { filter: {}, sort: 'rating', limit: 50, ...list }
  const lookup = await loadLookup(db, mergeRefs([{ bookmakerLists: [query] }]), new Date())
  return lookup.bookmakerList(query).map((bookmaker) => bookmaker.title)
}

test.each([
  ['rating', ['Čmelák', 'Cvrček', 'Chobotnice', 'Hroch']],
  ['payoutsSpeed', ['Chobotnice', 'Hroch', 'Čmelák', 'Cvrček']],
  ['minimumDeposit', ['Cvrček', 'Hroch', 'Čmelák', 'Chobotnice']],
  ['title', ['Cvrček', 'Čmelák', 'Hroch', 'Chobotnice']],
] as const)('sorted by %s: %j, closed and archived ones left out', async (sort, titles) => {
  expect(await casinosOf({ sort })).toEqual(titles)
  expect(await casinosOf({ sort, limit: 2 })).toEqual(titles.slice(0, 2))
})

test.each([
  [{ paymentMethod: karta.id }, ['Čmelák', 'Chobotnice']],
  [{ paymentMethod: sms.id }, ['Chobotnice']],
  [{ gameType: poker.id }, ['Čmelák', 'Cvrček']],
  [{ softwareProvider: studio.id }, ['Čmelák']],
  [{ minRating: 8 }, ['Čmelák', 'Cvrček', 'Chobotnice']],
  [{ minRating: 8.1 }, ['Čmelák']],
  [{ minRating: 8, gameType: ruleta.id }, ['Cvrček']],
  [{ paymentMethod: karta.id, gameType: poker.id, softwareProvider: studio.id, minRating: 9 }, ['Čmelák']],
  [{ paymentMethod: sms.id, gameType: poker.id }, []],
])('casino list with filter %#', async (filter, titles) => {
  expect(await casinosOf({ filter })).toEqual(titles)
})

test('bookmaker lists are sorted, filtered and limited', async () => {
  expect(await bookmakersOf({})).toEqual(['Kurz', 'Tip'])
  expect(await bookmakersOf({ sort: 'minimumDeposit' })).toEqual(['Tip', 'Kurz'])
  expect(await bookmakersOf({ filter: { paymentMethod: sms.id } })).toEqual(['Tip'])
  expect(await bookmakersOf({ filter: { minRating: 7.1 } })).toEqual(['Kurz'])
  expect(await bookmakersOf({ limit: 1 })).toEqual(['Kurz'])
})

test('has the titles of filter attributes, except archived ones', async () => {
  const [gone, alien] = [await build.paymentMethod(db), await build.gameType(db)]
  await archiveRecord(db, paymentMethods, gone.id, SYSTEM)
  const query = { sort: 'rating' as const, limit: 5 }
  const refs = {
    casinoLists: [
      { ...query, filter: { paymentMethod: karta.id, gameType: poker.id } },
      { ...query, filter: { softwareProvider: studio.id } },
    ],
    bookmakerLists: [{ ...query, filter: { paymentMethod: gone.id } }],
  }
  const lookup = await loadLookup(db, mergeRefs([refs]), new Date())
  expect([karta, poker, studio, gone, alien].map(({ id }) => lookup.attribute(id))).toEqual([
    karta.title,
    poker.title,
    studio.title,
    undefined,
    undefined,
  ])
})

test('several lists loaded at once do not mix', async () => {
  const lists: CasinoListQuery[] = [
    { filter: {}, sort: 'rating', limit: 1 },
    { filter: {}, sort: 'title', limit: 1 },
    { filter: { gameType: ruleta.id }, sort: 'rating', limit: 5 },
  ]
  const lookup = await loadLookup(
    db,
    mergeRefs([{ casinoLists: [...lists, ...lists], casinoIds: [closed.id] }]),
    new Date(),
  )
  expect(lists.map((list) => lookup.casinoList(list).map((casino) => casino.title))).toEqual([
    ['Čmelák'],
    ['Cvrček'],
    ['Cvrček'],
  ])
  expect(lookup.casino(closed.id)).toMatchObject({ closedYear: 2020, hasLink: false })
})

test('a card has all fields of a list, and the review path only while the review is published', async () => {
  const card = async () => (await loadLookup(db, mergeRefs([{ casinoIds: [cmelak.id] }]), new Date())).casino(cmelak.id)
  expect(await card()).toEqual({
    slug: 'cmelak',
    title: 'Čmelák',
    logo: { url: expect.stringContaining('/media/'), width: 640, height: 480, alt: 'Čmelák' },
    rating: 9.1,
    ribbon: '',
    bonus: '',
    wageringRequirements: '',
    benefits: '',
    payoutsSpeed: 48,
    minimumDeposit: 200,
    numberCasinosGame: null,
    licence: '',
    closedYear: null,
    hasLink: true,
    licenceState: 'valid',
    measuredHours: null,
    measuredCount: 0,
    bonusPrice: null,
    prosList: [],
    consList: [],
    reviewPath: '/recenze-cmelaka/',
  })
  await archiveRecord(db, posts, review.id, SYSTEM)
  expect((await card())?.reviewPath).toBeNull()
  await archiveRecord(db, media, logo.id, SYSTEM)
  expect((await card())?.logo).toBeNull()
})

test('the header list has slug, title, logo and rating, best first, of open casinos with a link', async () => {
  const list = await listCasinos(db, new Date())
  expect(list.map((casino) => casino.title)).toEqual(['Čmelák', 'Cvrček', 'Chobotnice'])
  expect(list[0]).toEqual({ slug: 'cmelak', title: 'Čmelák', logo: null, rating: 9.1 })
})

test('records that were not requested, are archived or do not exist are undefined', async () => {
  const lookup = await loadLookup(
    db,
    mergeRefs([{ casinoIds: [archived.id, 'neni-0001'], bookmakerIds: [closedTip.id], postIds: [review.id] }]),
    new Date(),
  )
  expect(lookup.casino(archived.id)).toBeUndefined()
  expect(lookup.casino('neni-0001')).toBeUndefined()
  expect(lookup.casino(cmelak.id)).toBeUndefined()
  expect(lookup.bookmaker(closedTip.id)).toBeUndefined()
  expect(lookup.bookmaker(tip.id)).toBeUndefined()
  expect(lookup.post(review.id)).toBeUndefined()
})

test("a picture's alt text falls back to the library's, except for decorations", async () => {
  const { id: mediaId } = await build.media(db, { alt: 'Lev' })
  const lookup = await loadLookup(db, mergeRefs([{ mediaIds: [mediaId] }]), new Date())
  expect(lookup.picture({ mediaId, alt: 'Lev v klobouku' })?.alt).toBe('Lev v klobouku')
  expect(lookup.picture({ mediaId, alt: '' })?.alt).toBe('Lev')
  expect(lookup.picture({ mediaId, alt: '', isDecoration: true })?.alt).toBe('')
})
