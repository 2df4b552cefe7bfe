import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord, createRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { newId } from '#shared/id.ts'
import { build } from '#testing/build.ts'
import { createTestDb, testDatabase } from '#testing/test-db.ts'

const db = await createTestDb()
const writer = await build.writer(db)
const text = page(p('Text.'))
const create = (input: Partial<PostInput>) => createRecord(db, posts, input, SYSTEM)
const update = (post: Post, change: Partial<PostInput>) =>
  updateRecord(db, posts, post.id, { ...inputOf(posts, post), ...change }, post.version, SYSTEM)

test('a published review becomes the review of a casino without one, once', async () => {
  const casino = await build.casino(db, { title: 'Bez recenze' })
  const about = { category: 'Recenze', entity: casino.id, entityModel: 'Casino', writer: writer.id } as const
  const draft = await create({ title: 'Recenze koncept', isReviewPost: true, ...about, ...text })
  expect((await getRecord(db, casinos, casino.id)).reviewPost).toBeNull()
  await update(draft, { isActive: true })
  expect(await getRecord(db, casinos, casino.id)).toMatchObject({ reviewPost: draft.id, version: 2 })
  const revision = await db
    .selectFrom('revision')
    .where('recordId', '=', casino.id)
    .where('number', '=', 2)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(JSON.parse(revision.data)).toMatchObject({ reviewPost: draft.id, version: 2, title: 'Bez recenze' })
  await create({ title: 'Druhá recenze', isReviewPost: true, isActive: true, ...about, ...text })
  expect(await getRecord(db, casinos, casino.id)).toMatchObject({ reviewPost: draft.id, version: 2 })
})

test('of two published reviews links lead to the one that the casino names, else to the newest', async () => {
  const [casino, bookmaker] = [await build.casino(db, { title: 'Dvě' }), await build.bookmaker(db, { title: 'Dvě' })]
  const write = async (entityModel: 'Casino' | 'Bookmaker', entity: string, slug: string, createdAt: string) => {
    const about = { category: 'Recenze', isReviewPost: true, entity, entityModel, writer: writer.id } as const
    const { id } = await create({ title: slug, slug, isActive: true, ...about, ...text })
    await db.updateTable('post').set({ createdAt, publishedAt: null }).where('id', '=', id).execute()
    return id
  }
  const pathOf = async (kind: 'casino' | 'bookmaker', id: string) => (await findReviewPaths(db, kind, [id])).get(id)
  for (const [slug, year] of [
    ['nejnovejsi', 2026],
    ['starsi', 2024],
    ['prostredni', 2025],
  ] as const)
    await write('Bookmaker', bookmaker.id, `kancelar-${slug}`, `${year}-01-01T00:00:00.000Z`)
  expect(await pathOf('bookmaker', bookmaker.id)).toBe('/recenze/kancelar-nejnovejsi/')

  await write('Casino', casino.id, 'kasino-jmenovana', '2024-01-01T00:00:00.000Z')
  await write('Casino', casino.id, 'kasino-novejsi', '2026-01-01T00:00:00.000Z')
  await write('Casino', casino.id, 'kasino-prostredni', '2025-01-01T00:00:00.000Z')
  expect(await pathOf('casino', casino.id)).toBe('/recenze/kasino-jmenovana/')
  await db.updateTable('casino').set({ reviewPost: null }).where('id', '=', casino.id).execute()
  expect(await pathOf('casino', casino.id)).toBe('/recenze/kasino-novejsi/')
})

test('a casino that is being saved by somebody else gets its review after that', async () => {
  const casino = await build.casino(db, { title: 'Zároveň' })
  const about = { category: 'Recenze', entity: casino.id, entityModel: 'Casino', writer: writer.id } as const
  const draft = await create({ title: 'Recenze zároveň', isReviewPost: true, ...about, ...text })
  const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const saved = inTransaction(db, async (trx) => {
    await changeRecord(trx, casinos, casino.id, { title: 'Zároveň uložené' }, SYSTEM, 'update')
    written.resolve()
    await released.promise
  })
  await written.promise
  const published = update(draft, { isActive: true })
  if (testDatabase === 'postgres') {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitUntil(async () => (await waiting.execute(db)).rows.length > 0, { timeout: 10_000 })
  }
  released.resolve()
  await Promise.all([saved, published])
  const expected = { title: 'Zároveň uložené', reviewPost: draft.id, version: 3 }
  expect(await getRecord(db, casinos, casino.id)).toMatchObject(expected)
})

test('an article about a casino is not its review', async () => {
  const casino = await build.casino(db)
  await create({ title: 'Článek o kasinu', isActive: true, entity: casino.id, entityModel: 'Casino', ...text })
  expect((await getRecord(db, casinos, casino.id)).reviewPost).toBeNull()
})

test('a review imported before its casino does not require it', async () => {
  const review = { isReviewPost: true, isActive: true, entity: 'pozdejsi-kasino', entityModel: 'Casino' as const }
  const loaded = createRecord(db, posts, { title: 'Napřed recenze', ...review, ...text }, SYSTEM, { id: newId() })
  expect(await loaded).toMatchObject(review)
})
