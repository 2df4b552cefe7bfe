import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { emptyCasino } from '#entities/casino/schema.ts'
import {
  archiveRecord,
  createRecord,
  deleteRecord,
  duplicateRecord,
  findRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { restoreRevision } from '#records/crud/restore.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { build } from '#testing/build.ts'
import { refusalOf } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

test('a casino needs only a title; the slug is derived from it and the rest is empty', async () => {
  const casino = await createRecord(db, casinos, { title: 'Žlutý Čmelák' }, SYSTEM)
  expect(casino).toMatchObject({
    ...emptyCasino,
    title: 'Žlutý Čmelák',
    slug: 'zluty-cmelak',
    version: 1,
    isDeleted: false,
  })
  expect(await getRecord(db, casinos, casino.id)).toEqual(casino)
})

test('rejects a save with an outdated version and changes nothing', async () => {
  const casino = await build.casino(db)
  const first = await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'první' }, 1, SYSTEM)
  const second = updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'druhý' }, 1, SYSTEM)
  await expect(second).rejects.toMatchObject({ code: 'VERSION_CONFLICT', status: 409 })
  expect(await getRecord(db, casinos, casino.id)).toEqual(first)
})

test('rejects a save with a future version', async () => {
  const casino = await build.casino(db)
  const early = updateRecord(db, casinos, casino.id, inputOf(casinos, casino), 2, SYSTEM)
  expect((await refusalOf(early)).code).toBe('VERSION_CONFLICT')
})

test('exactly one of twenty concurrent saves with the same version succeeds', async () => {
  const method = await build.paymentMethod(db)
  const casino = await build.casino(db)
  const saves = Array.from({ length: 20 }, (_, index) => {
    const input = { ...inputOf(casinos, casino), bonus: `bonus ${index}`, paymentMethods: [method.id] }
    return updateRecord(db, casinos, casino.id, input, 1, SYSTEM)
  })
  const outcomes = await Promise.allSettled(saves)
  const saved = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(codes).toEqual(Array.from({ length: 19 }, () => 'VERSION_CONFLICT'))
  expect(await getRecord(db, casinos, casino.id)).toEqual(saved[0])
  expect(saved[0]?.version).toBe(2)
})

test('in any interleaving of two editors, a save succeeds only on the version its editor has seen', async () => {
  const step = fc.record({ editor: fc.constantFrom('Jana', 'Petr'), does: fc.constantFrom('reads', 'saves') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const gameType = await build.gameType(db)
      const seen: Record<string, number> = { Jana: 1, Petr: 1 }
      let [version, title] = [1, gameType.title]
      for (const [index, { editor, does }] of steps.entries()) {
        if (does === 'reads') {
          seen[editor] = (await getRecord(db, gameTypes, gameType.id)).version
          continue
        }
        const input = { title: `${editor} ${index}`, order: index }
        const counts = seen[editor] === version
        const outcome = await updateRecord(db, gameTypes, gameType.id, input, seen[editor] ?? 0, SYSTEM).then(
          (saved) => `${saved.version}: ${saved.title}`,
          (error: { code: string }) => error.code,
        )
        expect(outcome).toBe(counts ? `${version + 1}: ${input.title}` : 'VERSION_CONFLICT')
        if (counts) {
          ;[version, title] = [version + 1, input.title]
          seen[editor] = version
        }
      }
      expect(await getRecord(db, gameTypes, gameType.id)).toMatchObject({ version, title })
    }),
    { numRuns: 40 },
  )
})

test('ten records with one title created concurrently get different slugs', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 10 }, () => createRecord(db, bookmakers, { title: 'Souběžná' }, SYSTEM)),
  )
  const slugs = made.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.slug] : []))
  expect(slugs.length).toBeGreaterThan(0)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('archiving hides a record and keeps its data; archiving twice is a no-op', async () => {
  const casino = await build.casino(db, { bonus: 'Zůstane' })
  const archived = await archiveRecord(db, casinos, casino.id, SYSTEM)
  expect(archived).toEqual({ ...casino, isDeleted: true, version: 2, updatedAt: archived.updatedAt })
  expect(await archiveRecord(db, casinos, casino.id, SYSTEM)).toEqual(archived)

  const back = await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  expect(back).toEqual({ ...casino, isActive: false, isDeleted: false, version: 3, updatedAt: back.updatedAt })
  expect(await unarchiveRecord(db, casinos, casino.id, SYSTEM)).toEqual(back)
})

test('an unarchived post is a draft', async () => {
  const post = await build.post(db)
  expect(post.isActive).toBe(true)
  expect((await archiveRecord(db, posts, post.id, SYSTEM)).isActive).toBe(true)
  expect(await unarchiveRecord(db, posts, post.id, SYSTEM)).toMatchObject({ isActive: false, slug: post.slug })
})

test('an archived record can be edited and stays archived', async () => {
  const casino = await build.casino(db)
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  const input = { ...inputOf(casinos, casino), bonus: 'opraveno' }
  expect(await updateRecord(db, casinos, casino.id, input, 2, SYSTEM)).toMatchObject({ isDeleted: true, version: 3 })
})

test('a copy has a new id and slug, a title marking it as copy, version 1 and all other content', async () => {
  const gameType = await build.gameType(db)
  const review = await build.post(db)
  const original = await build.casino(db, {
    title: 'Originál',
    bonus: 'Stejný',
    gameTypes: [gameType.id],
    reviewPost: review.id,
    criteria: { safety: 9, payouts: null, bonus: null, games: null, support: null },
  })
  await updateRecord(db, casinos, original.id, { ...inputOf(casinos, original), ribbon: 'Nový' }, 1, SYSTEM)
  const copy = await duplicateRecord(db, casinos, original.id, SYSTEM)
  expect(copy.id).not.toBe(original.id)
  expect(copy).toEqual({
    ...original,
    isActive: false,
    id: copy.id,
    title: 'Originál (copy)',
    slug: 'original-copy',
    version: 1,
    ribbon: 'Nový',
    reviewPost: null,
    createdAt: copy.createdAt,
    updatedAt: copy.createdAt,
  })
  expect(await getRecord(db, casinos, original.id)).toMatchObject({ slug: 'original', version: 2 })
})

test('a copy of an archived record is not archived', async () => {
  const casino = await build.casino(db)
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  expect(await duplicateRecord(db, casinos, casino.id, SYSTEM)).toMatchObject({
    isDeleted: false,
    slug: `${casino.slug}-copy`,
  })
})

test('only archived records can be deleted, together with their relations', async () => {
  const gameType = await build.gameType(db)
  const casino = await build.casino(db, { gameTypes: [gameType.id] })
  const refusal = await refusalOf(deleteRecord(db, casinos, casino.id, SYSTEM))
  expect(refusal).toMatchObject({ code: 'NOT_ARCHIVED', status: 409 })
  expect(await getRecord(db, casinos, casino.id)).toEqual(casino)

  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await deleteRecord(db, casinos, casino.id, SYSTEM)
  expect(await findRecord(db, casinos, casino.id)).toBeUndefined()
  const count = (table: 'casinoGameType' | 'searchEntry', column: never) =>
    db
      .selectFrom(table)
      .where(column, '=', casino.id as never)
      .selectAll()
      .execute()
  expect(await count('casinoGameType', 'casinoId' as never)).toEqual([])
  expect(await count('searchEntry', 'recordId' as never)).toEqual([])
})

test('an image can be edited, except for its file', async () => {
  const image = await build.media(db, { title: 'Herna', alt: 'V noci' })
  const described = { title: 'Kasino', alt: '', isDecoration: false, focus: { x: 20, y: 80 }, crops: {} }
  const changed = await updateRecord(db, media, image.id, { ...described, alt: 'Ve dne' }, 1, SYSTEM)
  expect(await getRecord(db, media, image.id)).toEqual({
    ...image,
    title: 'Kasino',
    alt: 'Ve dne',
    focus: { x: 20, y: 80 },
    version: 2,
    updatedAt: changed.updatedAt,
  })
  const sneaky = { ...described, key: 'jiny.webp' }
  expect((await refusalOf(updateRecord(db, media, image.id, sneaky, 2, SYSTEM))).fields).toMatchObject([
    { path: 'key', message: 'This field does not exist.' },
  ])
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ['read', (id) => getRecord(db, casinos, id)],
  ['updated', (id) => updateRecord(db, casinos, id, { ...emptyCasino, title: 'Nikde' }, 1, SYSTEM)],
  ['archived', (id) => archiveRecord(db, casinos, id, SYSTEM)],
  ['unarchived', (id) => unarchiveRecord(db, casinos, id, SYSTEM)],
  ['copied', (id) => duplicateRecord(db, casinos, id, SYSTEM)],
  ['deleted', (id) => deleteRecord(db, casinos, id, SYSTEM)],
  ['restored', (id) => restoreRevision(db, casinos, id, 1, SYSTEM)],
])('returns 404 for a missing record: %s', async (_, work) => {
  expect(await refusalOf(work('neni-0001'))).toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
    message: 'This casino does not exist.',
  })
})

test('a rejected save leaves nothing behind, even if it fails at the end', async () => {
  const before = await db.selectFrom('audit').selectAll().execute()
  await refusalOf(createRecord(db, casinos, { title: 'Nevznikne', gameTypes: ['neni-0001'] }, SYSTEM))
  expect(await db.selectFrom('casino').where('title', '=', 'Nevznikne').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('audit').selectAll().execute()).toHaveLength(before.length)
})
