import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Reader } from '#records/db.server.ts'
import { archiveRecord, changeRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { posts } from '#posts/collection.server.ts'
import { loadToplistOptions, loadToplistStats } from '#site/home/toplist.server.ts'
import { build } from '#testing/build.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const cache = dataCacheOf(db)
hubOf(db).listeners.add((tags) => cache.invalidate(tags))
cache.setSubscribed(true)

const [card, transfer] = [await build.paymentMethod(db, 'Karta'), await build.paymentMethod(db, 'Převod')]
const provider = await build.softwareProvider(db, 'Studio')
const game = await build.gameType(db, 'Automaty')
const casino = await build.casino(db, { licence: 'Malta', payoutsSpeed: 24, paymentMethods: [card.id] })
await build.casino(db, { licence: 'Česko', payoutsSpeed: 48, paymentMethods: [transfer.id] })
const review = await build.post(db)

const writer = (await build.writer(db)).id
const REVIEW = { category: 'Recenze', isReviewPost: true, entity: casino.id, entityModel: 'Casino', writer } as const

const readAll = async (reader: Reader) => ({
  stats: await loadToplistStats(reader),
  options: await loadToplistOptions(reader),
})
const change = (input: object) => () => changeRecord(db, casinos, casino.id, input, SYSTEM, 'update')

test.each<[string, () => Promise<unknown>]>([
  ['another licence', change({ licence: 'Curaçao' })],
  ['a slower payout', change({ payoutsSpeed: 96 })],
  ['no payout', change({ payoutsSpeed: null })],
  ['another payment', change({ paymentMethods: [transfer.id] })],
  ['a studio', change({ softwareProviders: [provider.id] })],
  ['a game', change({ gameTypes: [game.id] })],
  ['a review', change({ reviewPost: review.id })],
  ['a review taken offline', () => changeRecord(db, posts, review.id, { isActive: false }, SYSTEM, 'update')],
  ['a review online', () => changeRecord(db, posts, review.id, { isActive: true }, SYSTEM, 'update')],
  ['a review in the archive', () => archiveRecord(db, posts, review.id, SYSTEM)],
  ['no review', change({ reviewPost: null })],
  ['a review that links itself', () => build.post(db, REVIEW)],
  ['a casino closed', change({ closedYear: 2025 })],
  ['a casino opened again', change({ closedYear: null })],
  ['a casino in the archive', () => archiveRecord(db, casinos, casino.id, SYSTEM)],
  [
    'a casino from the archive',
    async () => {
      await unarchiveRecord(db, casinos, casino.id, SYSTEM)
      await change({ isActive: true })()
    },
  ],
  ['a casino taken offline', change({ isActive: false })],
  ['a casino online', change({ isActive: true })],
  ['a new casino', () => build.casino(db, { licence: 'Estonsko', payoutsSpeed: 1, gameTypes: [game.id] })],
])('the figures of the home page are updated by %s', async (_, edit) => {
  const before = await readAll(db)
  await edit()
  const now = await db.transaction().execute(readAll)
  expect(now).not.toEqual(before)
  expect(await readAll(db)).toEqual(now)
})

test('an unrelated change does not read all casinos again', async () => {
  await readAll(db)
  await change({ bonusCode: 'KOD' })()
  const { watch, queries } = recordQueries()
  await readAll(watch(db))
  expect(queries().map(({ sql }) => sql)).toEqual([
    expect.stringContaining('order by "casino"."updated_at" desc limit'),
  ])
})
