import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, createRecord, unarchiveRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const writer = await build.writer(db)
const move = (post: Post, change: Partial<PostInput>) =>
  updateRecord(db, posts, post.id, { ...inputOf(posts, post), ...change }, post.version, SYSTEM)

/** Redirect target of an old address; undefined for none. */
const from = async (path: string) => {
  const rule = await findRedirect(db, path)
  return rule && `${rule.status} ${rule.to}`
}

test('a changed slug of a published post leaves a 301', async () => {
  const post = await build.post(db, { title: 'Stěhování', slug: 'stara' })
  await move(post, { slug: 'nova' })
  expect(await from('/stara/')).toBe('301 /nova/')
  expect(await from('/nova/')).toBeUndefined()
  const rule = await db.selectFrom('redirect').where('fromPath', '=', '/stara/').selectAll().executeTakeFirstOrThrow()
  expect(rule).toMatchObject({ note: '“Stěhování” moved', isActive: 1, hits: 0, version: 1 })
})

test('a changed category leaves a 301, too, and both at once leave one', async () => {
  const post = await build.post(db, { slug: 'presun' })
  const review = await move(post, { category: 'Recenze', writer: writer.id })
  expect(await from('/presun/')).toBe('301 /recenze/presun/')
  await move(review, { category: 'Autor', slug: 'presunuto' })
  expect(await from('/recenze/presun/')).toBe('301 /autor/presunuto/')
  expect(await from('/presun/')).toBe('301 /autor/presunuto/')
})

test('three moves redirect straight to the end, from every old address', async () => {
  let post = await build.post(db, { slug: 'adresa-1' })
  for (const slug of ['adresa-2', 'adresa-3', 'adresa-4']) post = await move(post, { slug })
  for (const old of ['adresa-1', 'adresa-2', 'adresa-3']) expect(await from(`/${old}/`)).toBe('301 /adresa-4/')
})

test('moving back removes the redirect at that address', async () => {
  const post = await build.post(db, { slug: 'doma' })
  const away = await move(post, { slug: 'venku' })
  await move(away, { slug: 'doma' })
  expect(await from('/doma/')).toBeUndefined()
  expect(await from('/venku/')).toBe('301 /doma/')
})

test('moving back as a draft does not redirect to itself', async () => {
  const post = await build.post(db, { slug: 'domov' })
  const away = await move(post, { slug: 'cizina' })
  await move(away, { slug: 'domov', isActive: false })
  expect(await from('/domov/')).toBeUndefined()
  expect(await from('/cizina/')).toBe('301 /domov/')
})

test('a moved draft leaves no redirect', async () => {
  const draft = await build.post(db, { slug: 'koncept', isActive: false })
  await move(draft, { slug: 'koncept-jinde' })
  expect(await from('/koncept/')).toBeUndefined()
})

test("publishing at the address of an editor's rule removes the rule; a draft does not", async () => {
  const rule = { from: '/obsazeno/', to: '/jinam/' }
  await createRecord(db, redirects, rule, SYSTEM)
  const draft = await build.post(db, { slug: 'obsazeno', isActive: false })
  expect(await from('/obsazeno/')).toBe('301 /jinam/')
  await move(draft, { isActive: true })
  expect(await from('/obsazeno/')).toBeUndefined()
})

test("an editor's rule to the old address follows the page", async () => {
  const post = await build.post(db, { slug: 'cil' })
  await createRecord(db, redirects, { from: '/kampan/', to: '/cil/', status: 302 }, SYSTEM)
  await move(post, { slug: 'novy-cil' })
  expect(await from('/kampan/')).toBe('302 /novy-cil/')
})

test('a save without a move writes nothing', async () => {
  const post = await build.post(db, { slug: 'klid' })
  await move(post, { breadcrumbTitle: 'Klid' })
  expect(await db.selectFrom('redirect').where('toTarget', '=', '/klid/').selectAll().execute()).toEqual([])
})

test('another page that takes the old address removes the rule', async () => {
  const post = await build.post(db, { slug: 'uvolneno' })
  await move(post, { slug: 'odesel' })
  expect(await from('/uvolneno/')).toBe('301 /odesel/')
  await build.post(db, { slug: 'uvolneno' })
  expect(await from('/uvolneno/')).toBeUndefined()
})

test('archiving and unarchiving write no rule', async () => {
  const post = await build.post(db, { title: 'Archivní', slug: 'archivni' })
  await archiveRecord(db, posts, post.id, SYSTEM)
  await build.post(db, { slug: 'archivni' })
  const back = await unarchiveRecord(db, posts, post.id, SYSTEM)
  expect(back.slug).toBe('archivni-2')
  expect(await from('/archivni/')).toBeUndefined()
})

test('the home page leaves no rule when it gets a slug', async () => {
  const home = await build.post(db, { slug: 'index' })
  const named = await move(home, { slug: 'uvod' })
  expect(await from('/')).toBeUndefined()
  await move(named, { slug: 'index' })
  expect(await from('/uvod/')).toBe('301 /')
})
