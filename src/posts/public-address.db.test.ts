import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, createRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, h3, p, page } from '#posts/content/build.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const writer = await build.writer(db)
const november = new Date('2026-11-15T12:00:00Z')
const show = async (slug: string) => {
  const post = await findPublicPost(db, { slug }, november)
  if (!post) throw new Error(`There is no ${slug}.`)
  return post
}

test('month tokens are replaced in headings of blocks, too', async () => {
  const quote = { heading: 'Výrok currentM', quote: 'currentM zůstane.', person: { name: 'Kdosi' } }
  await build.post(db, { slug: 'citace', ...page(h3('Nadpis currentY'), block('quoteWriters', 'vyrok', quote)) })
  const shown = await show('citace')
  expect(shown.shortcodesConfig.quoteWriters[0]?.data).toMatchObject({
    heading: 'Výrok listopad',
    quote: 'currentM zůstane.',
  })
})

test('drafts, archived posts and posts of another category are not found', async () => {
  await build.post(db, { slug: 'koncept', isActive: false })
  expect(await findPublicPost(db, { slug: 'koncept' }, november)).toBeUndefined()
  const archived = await build.post(db, { slug: 'archivni' })
  expect(await findPublicPost(db, { slug: 'archivni' }, november)).toBeDefined()
  expect(await findPublicPost(db, { slug: 'archivni', category: 'Recenze' }, november)).toBeUndefined()
  expect(await findPublicPost(db, { slug: 'archivni', category: '/' }, november)).toBeDefined()
  await archiveRecord(db, posts, archived.id, SYSTEM)
  expect(await findPublicPost(db, { slug: 'archivni' }, november)).toBeUndefined()
  expect(await findPublicPost(db, { slug: 'neni' }, november)).toBeUndefined()
  expect(await findPublicPost(db, { slug: '' }, november)).toBeUndefined()
})

test('shows the date the editor chose, and breadcrumbs from the category', async () => {
  const times = { createdAt: '2026-01-02T10:00:00.000Z', updatedAt: '2026-03-04T10:00:00.000Z' }
  const make = (slug: string, datePosted: 'createdAt' | 'updatedAt') => {
    const input = { title: 'Datum', slug, datePosted, category: 'Autor' as const, isActive: true, writer: writer.id }
    return createRecord(db, posts, { ...input, ...page(p('Text.')) }, SYSTEM, { id: `datum-${slug}`, ...times })
  }
  await make('vznik', 'createdAt')
  await make('zmena', 'updatedAt')
  expect(await show('vznik')).toMatchObject({ date: times.createdAt, path: '/autor/vznik/', breadcrumbTitle: 'Datum' })
  expect((await show('zmena')).date).toBe(times.updatedAt)
  expect((await show('zmena')).breadcrumbs).toEqual([{ title: 'Autoři', path: '/autor/' }])
})
