import { beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { UNUSED } from '#entities/used-by.server.ts'
import { archiveRecord, getRecord } from '#records/crud/crud.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { PUBLISH_CHANGE } from '#records/changes/store.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { countQueries } from '#testing/count-queries.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)

const titles = async (path: string): Promise<string[]> =>
  (await api.get(path)).body.items.map((item: { title: string }) => item.title)

const queriesOf = async (path: string) => {
  const counted = countQueries(db)
  await createPrivateApi({ ...services, db: counted.db }, collectionCallsOfAll).get(path)
  return counted.count()
}

const picture = await build.media(db)
const review = await build.post(db)
const [automaty, karta, prevod, studio, klara] = [
  await build.gameType(db, 'Automaty'),
  await build.paymentMethod(db, 'Karta'),
  await build.paymentMethod(db, 'Převod'),
  await build.softwareProvider(db, 'Studio'),
  await build.writer(db, { avatar: picture.id }),
]

beforeAll(async () => {
  await build.casino(db, {
    title: 'Úplné',
    logo: picture.id,
    reviewPost: review.id,
    bonus: '100 %',
    licence: 'Curaçao',
    gameTypes: [automaty.id],
    paymentMethods: [karta.id, prevod.id],
    softwareProviders: [studio.id],
  })
  await build.casino(db, { title: 'Holé', refLink: '', rating: null, licence: 'Malta', paymentMethods: [karta.id] })
  await build.casino(db, { title: 'Zavřené', closedYear: 2020, licence: 'Malta' })
  await build.bookmaker(db, { title: 'Kancelář', refLink: '', paymentMethods: [karta.id], licence: 'Malta' })
  await build.bookmaker(db, { title: 'Jiná', refLink: 'https://jina.example/', termsCondition: '18+' })
  const filter = { paymentMethod: prevod.id }
  await build.post(db, {
    ...page(p('Text.'), block('casinosRating', 'filtr', { mode: 'filter', layout: 'cards', filter })),
    writer: klara.id,
  })
})

test.each([
  ['casinos?sort=title', ['Holé', 'Úplné', 'Zavřené']],
  ['casinos?closed=true', ['Zavřené']],
  ['casinos?closed=false&sort=title', ['Holé', 'Úplné']],
  ['casinos?licence=Malta&sort=title', ['Holé', 'Zavřené']],
  [`casinos?gameType=${automaty.id}`, ['Úplné']],
  [`casinos?softwareProvider=${studio.id}`, ['Úplné']],
  [`casinos?paymentMethod=${karta.id}&sort=title`, ['Holé', 'Úplné']],
  [`casinos?paymentMethod=${karta.id}&missing=link`, ['Holé']],
  ['casinos?missing=review&sort=title', ['Holé', 'Zavřené']],
  ['casinos?missing=logo&sort=title', ['Holé', 'Zavřené']],
  ['casinos?missing=rating', ['Holé']],
  ['casinos?missing=bonus&sort=title', ['Holé', 'Zavřené']],
  [`bookmakers?paymentMethod=${karta.id}`, ['Kancelář']],
  ['bookmakers?missing=link', ['Kancelář']],
  ['bookmakers?missing=terms', ['Kancelář']],
  ['bookmakers?licence=Malta', ['Kancelář']],
  [`payment-methods?ids=${prevod.id},${karta.id},neni-0001&sort=title`, ['Karta', 'Převod']],
])('/%s lists %j', async (path, expected) => {
  expect(await titles(`/${path}`)).toEqual(expected)
})

test.each([
  'casinos?missing=nic',
  'casinos?paymentMethod=x',
  'casinos?ids=',
  'casinos?ids=x',
  `casinos?ids=${'neni-0001,'.repeat(100)}neni-0001`,
])('rejects /%s', async (path) => {
  expect((await api.get(`/${path}`)).status).toBe(400)
})

test('lists licences in use, most frequent first', async () => {
  expect((await api.get('/casinos/licences', 'editor')).body).toEqual({ items: ['Malta', 'Curaçao'] })
  expect((await api.get('/bookmakers/licences')).body).toEqual({ items: ['Malta'] })
})

describe('usage counts of an attribute', () => {
  const uses = async (path: string) =>
    Object.fromEntries(
      (await api.get(path)).body.items.map((item: { title?: string; fullName?: string; usedBy: object }) => [
        item.title ?? item.fullName,
        item.usedBy,
      ]),
    )

  test('are included in the list', async () => {
    expect(await uses('/game-types')).toEqual({ Automaty: { ...UNUSED, casinos: 1 } })
    expect(await uses('/payment-methods')).toEqual({
      Karta: { ...UNUSED, casinos: 2, bookmakers: 1 },
      Převod: { ...UNUSED, casinos: 1, posts: 1 },
    })
    expect(await uses('/software-providers')).toEqual({ Studio: { ...UNUSED, casinos: 1 } })
    expect(await uses('/writers')).toEqual({ [klara.fullName]: { ...UNUSED, posts: 1 } })
  })

  test('match the usage lookup, including archived owners', async () => {
    const [hole] = (await api.get('/casinos?missing=rating')).body.items
    await archiveRecord(db, casinos, hole.id, SYSTEM)
    const { items } = (await api.get(`/payment-methods/${karta.id}/used-where`)).body
    expect(items).toHaveLength(3)
    expect((await uses('/payment-methods'))['Karta']).toEqual({ ...UNUSED, casinos: 2, bookmakers: 1 })
    await api.post(`/casinos/${hole.id}/unarchive`)
  })

  test('include withdrawals', async () => {
    const method = await build.paymentMethod(db, 'Jen k výběru')
    await build.withdrawal(db, { casino: (await build.casino(db)).id, method: method.id })
    expect((await uses('/payment-methods'))['Jen k výběru']).toEqual({ ...UNUSED, 'payout-tests': 1 })
  })

  test('take one query for all rows', async () => {
    expect(await queriesOf('/payment-methods')).toBe(await queriesOf('/payment-methods?perPage=1'))
  })
})

test('a row includes the public picture, unless it is archived', async () => {
  const pictureOf = async (path: string) => (await api.get(path)).body.items[0].picture
  expect(await pictureOf('/casinos?sort=title&q=uplne')).toMatchObject({ width: 640, height: 480 })
  expect(await pictureOf('/writers')).toMatchObject({ url: expect.stringMatching(/^\/media\//) })
  expect(await pictureOf('/casinos?q=hole')).toBeNull()
  await archiveRecord(db, media, picture.id, SYSTEM)
  expect(await pictureOf('/casinos?q=uplne')).toBeNull()
})

test('a search with many hits returns all of them once in list order, like one with few', async () => {
  const numbers = Array.from({ length: 310 }, (_, at) => String(at).padStart(3, '0'))
  for (const number of numbers) await build.paymentMethod(db, `Kartička ${number}`)
  await archiveRecord(db, paymentMethods, (await build.paymentMethod(db, 'Kartička archivní')).id, SYSTEM)
  const path = 'payment-methods?q=karticka&sort=-title&perPage=100'
  const pages = await Promise.all([1, 2, 3, 4].map((number) => titles(`${path}&page=${number}`)))
  expect(pages.flat()).toEqual(numbers.toReversed().map((number) => `Kartička ${number}`))
  expect((await api.get(path)).body).toMatchObject({ total: 300, isTotalCapped: true })
  expect(await titles('payment-methods?q=karta')).toEqual(['Karta'])
})

test.each([
  ['casinos', casinos, () => build.casino(db)],
  ['bookmakers', bookmakers, () => build.bookmaker(db)],
  ['posts', posts, () => build.post(db)],
] as [string, AnyCollection, () => Promise<{ id: string }>][])(
  'lists of %s include waiting changes, in one query for all',
  async (name, collection, make) => {
    const [planned, stuck, plain] = [await make(), await make(), await make()]
    const changeOf = async ({ id }: { id: string }, title: string, publishAt: string | null) => {
      const values = { ...inputOf(collection, await getRecord(db, collection, id)), title }
      return createChange(db, collection, id, { title: '', publishAt, values, version: 1 }, SYSTEM)
    }
    await changeOf(planned, 'Na později', '2999-02-01T08:00:00.000Z')
    await changeOf(planned, 'Dřív', '2999-01-01T08:00:00.000Z')
    await changeOf(planned, 'Bez času', null)
    const { id: recordId } = await changeOf(stuck, 'Nejde to', '2999-01-01T08:00:00.000Z')
    const failedAt = '2999-01-01T08:00:00.000Z'
    await db
      .insertInto('dueFailure')
      .values({
        kind: PUBLISH_CHANGE,
        recordId,
        version: 1,
        reason: 'Rozhodněte.',
        said: '',
        failedAt,
        tryAt: failedAt,
      })
      .execute()
    const path = `/${name}?ids=${[planned, stuck, plain].map(({ id }) => id).join(',')}`
    const { body } = await api.get(path)
    const found = new Map(body.items.map((item: { id: string; changes: object }) => [item.id, item.changes]))
    expect(found.get(planned.id)).toEqual({ count: 3, nextAt: '2999-01-01T08:00:00.000Z', isStuck: false })
    expect(found.get(stuck.id)).toMatchObject({ count: 1, isStuck: true })
    expect(found.get(plain.id)).toEqual({ count: 0, nextAt: null, isStuck: false })
    expect(await queriesOf(path)).toBe(await queriesOf(`/${name}?ids=${plain.id}`))
  },
)
