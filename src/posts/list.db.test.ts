import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { countAuthors, listAuthors } from '#posts/authors.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { countPosts, listPosts } from '#posts/list.server.ts'
import { build } from '#testing/build.ts'
import { countQueries } from '#testing/count-queries.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NOW = new Date('2026-11-15T12:00:00Z')
const all = { limit: 50, offset: 0 }

/** Dates are set by the program, so the test writes them to the database. */
async function dated(id: string, createdAt: string, updatedAt: string) {
  await db.updateTable('post').set({ createdAt, updatedAt }).where('id', '=', id).execute()
}

let writerId = ''

beforeAll(async () => {
  const writer = await build.writer(db, { firstName: 'Klára', lastName: 'Vondrová', info: 'Píše.' })
  writerId = writer.id
  const casino = await build.casino(db, { title: 'Modrý Lev', rating: 9.4 })
  const author = await build.post(db, { title: 'Klára', slug: 'klara', category: 'Autor', writer: writer.id })
  const words = Array.from({ length: 1000 }, () => 'slovo').join(' ')
  const review = await build.post(db, {
    title: 'Recenze currentM',
    slug: 'lev',
    category: 'Recenze',
    writer: writer.id,
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    cover: { motif: 'grid', times: 30 },
    metaTag: { title: '', description: 'Popis currentY', robots: '', keyword: '', canonical: '' },
    ...page(p(words)),
  })
  const old = await build.post(db, { title: 'Starý', slug: 'stary', writer: writer.id })
  const rewritten = await build.post(db, { title: 'Přepsaný', slug: 'prepsany', datePosted: 'createdAt' })
  await build.post(db, { title: 'Koncept', slug: 'koncept', isActive: false })
  const archived = await build.post(db, { title: 'Archiv', slug: 'archiv' })
  await archiveRecord(db, posts, archived.id, SYSTEM)
  await dated(author.id, '2024-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')
  await dated(old.id, '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z')
  await dated(review.id, '2026-01-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')
  await dated(rewritten.id, '2026-05-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
})

test('a review has everything its list shows, with month tokens replaced', async () => {
  expect(await listPosts(db, { category: 'Recenze', ...all }, NOW)).toEqual([
    {
      title: 'Recenze listopad',
      path: '/recenze/lev/',
      description: 'Popis 2026',
      date: '2026-10-01T00:00:00.000Z',
      datePosted: 'updatedAt',
      label: 'Recenze',
      rubric: null,
      updatedAt: '2026-10-01T00:00:00.000Z',
      picture: null,
      cover: { drawing: { motif: 'grid', times: 30 }, ground: 'bonuses', url: '/cover/2/bonuses/grid-30.svg' },
      writer: 'Klára Vondrová',
      minutes: 5,
      reviewed: { title: 'Modrý Lev', logo: null, rating: 9.4 },
    },
  ])
})

test('reading time is computed from the stored text, not at the time of saving', async () => {
  await db.updateTable('searchEntry').set({ body: 'staré' }).where('collection', '=', 'posts').execute()
  expect((await listPosts(db, { category: 'Recenze', ...all }, NOW)).map(({ minutes }) => minutes)).toEqual([5])
})

test('newest first by displayed date, without drafts, archived posts and author pages', async () => {
  const listed = await listPosts(db, all, NOW)
  expect(listed.map(({ title, date }) => [title, date.slice(0, 10)])).toEqual([
    ['Recenze listopad', '2026-10-01'],
    ['Přepsaný', '2026-05-01'],
    ['Starý', '2026-02-01'],
  ])
  expect(await countPosts(db, {})).toBe(3)
})

test('filters by writer and category, paginates', async () => {
  const slugs = async (of: object) => (await listPosts(db, { ...all, ...of }, NOW)).map(({ path }) => path)
  expect(await slugs({ writerId })).toEqual(['/recenze/lev/', '/stary/'])
  expect(await slugs({ category: '/' })).toEqual(['/prepsany/', '/stary/'])
  expect(await slugs({ limit: 1, offset: 1 })).toEqual(['/recenze/lev/'])
  expect(await countPosts(db, { writerId, category: 'Recenze' })).toBe(1)
})

test('a page on its own is in no list and no count', async () => {
  const rubric = await build.rubric(db)
  const of = { writerId, rubricId: rubric.id }
  const about = await build.post(db, { title: 'O nás', slug: 'o-nas', writer: writerId, rubric: rubric.id })
  expect([(await listPosts(db, { ...of, ...all }, NOW)).length, await countPosts(db, of)]).toEqual([1, 1])
  await changeRecord(db, posts, about.id, { isPage: true }, SYSTEM, 'update')
  expect([await listPosts(db, { ...of, ...all }, NOW), await countPosts(db, of)]).toEqual([[], 0])
  expect(await listPosts(db, { category: '/', limit: 1, offset: 0 }, NOW)).toMatchObject([{ path: '/prepsany/' }])
  expect(await listPosts(db, { category: '/', limit: 1, offset: 1 }, NOW)).toMatchObject([{ path: '/stary/' }])
})

test('a high offset is skipped on the index alone', async () => {
  const recorded = recordQueries()
  await listPosts(recorded.watch(db), { category: 'Recenze', limit: 12, offset: 24_000 }, NOW)
  const skipping = recorded.queries().filter(({ sql }) => sql.includes('offset'))
  expect(skipping).toHaveLength(1)
  expect(skipping[0]?.sql).toMatch(/^select "post"\."id" from "post"/)
})

test('lists writers with a published author page', async () => {
  await build.writer(db, { lastName: 'Bez stránky' })
  expect(await listAuthors(db, all)).toEqual([
    { name: 'Klára Vondrová', path: '/autor/klara/', position: '', info: 'Píše.', avatar: null },
  ])
  expect(await countAuthors(db)).toBe(1)
  // Like everywhere else, an archived picture is not shown.
  const { id: avatar } = await build.media(db)
  await changeRecord(db, writers, writerId, { avatar }, SYSTEM, 'update')
  expect(await listAuthors(db, all)).toMatchObject([{ avatar: { alt: 'Klára Vondrová' } }])
  await archiveRecord(db, media, avatar, SYSTEM)
  expect(await listAuthors(db, all)).toMatchObject([{ avatar: null }])
})

test('the number of queries does not grow with the list', async () => {
  const counted = countQueries(db)
  await listPosts(counted.db, all, NOW)
  expect(counted.count()).toBeLessThanOrEqual(4)
})

test('an archived writer is not named, as on the page itself', async () => {
  const writer = await build.writer(db, { firstName: 'Petr', lastName: 'Bývalý' })
  const { slug } = await build.post(db, { title: 'Podepsaný', writer: writer.id })
  const named = async () => (await listPosts(db, all, NOW)).find(({ path }) => path === `/${slug}/`)?.writer
  expect(await named()).toBe('Petr Bývalý')
  await archiveRecord(db, writers, writer.id, SYSTEM)
  expect(await named()).toBe('')
})
