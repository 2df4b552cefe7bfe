import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord, getRecord } from '#records/crud/crud.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { posts } from '#posts/collection.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices, testDatabase } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privatePostCalls)

const titlesOf = async (query: string) =>
  (await api.get(`/posts?sort=title&${query}`)).body.items.map((item: { title: string }) => item.title)

test('a list item has all fields of a post except its text', async () => {
  const post = await build.post(db, { title: 'Bez textu' })
  const { content: _content, shortcodesConfig: _config, ...rest } = post
  const { body } = await api.get('/posts?q=bez+textu')
  expect(body.items).toEqual([{ ...rest, reads: 0, changes: { count: 0, isStuck: false, nextAt: null } }])
})

test('filters posts by category, writer, subject and kind', async () => {
  const writer = await build.writer(db)
  const casino = await build.casino(db)
  const about = { writer: writer.id, entity: casino.id, entityModel: 'Casino' as const }
  await build.post(db, { title: 'Filtr recenze', category: 'Recenze', isReviewPost: true, ...about })
  await build.post(db, { title: 'Filtr autor', category: 'Autor', writer: writer.id })
  await build.post(db, { title: 'Filtr článek' })
  await build.post(db, { title: 'Filtr koncept', isActive: false })
  expect(await titlesOf('q=filtr')).toEqual(['Filtr autor', 'Filtr článek', 'Filtr koncept', 'Filtr recenze'])
  expect(await titlesOf('q=filtr&category=Recenze')).toEqual(['Filtr recenze'])
  expect(await titlesOf('q=filtr&category=/&status=published')).toEqual(['Filtr článek'])
  expect(await titlesOf(`writer=${writer.id}`)).toEqual(['Filtr autor', 'Filtr recenze'])
  expect(await titlesOf('q=filtr&entityModel=Casino')).toEqual(['Filtr recenze'])
  expect(await titlesOf('q=filtr&isReviewPost=false&status=draft')).toEqual(['Filtr koncept'])
  for (const wrong of [
    'category=Jiná',
    'writer=*',
    'entityModel=User',
    'isReviewPost=1',
    'content=x',
    'isActive=true',
  ]) {
    expect([wrong, (await api.get(`/posts?${wrong}`)).status]).toEqual([wrong, 400])
  }
})

test('finds the post at a path of the site, including drafts', async () => {
  const { id } = await build.post(db, { slug: 'kde-jsem', category: 'Recenze', isActive: false })
  expect((await api.get('/post-at?path=/recenze/kde-jsem/')).body).toEqual({ id })
  for (const path of ['/kde-jsem/', '/recenze/', '/recenze/kde-jsem/dal/'])
    expect([path, (await api.get(`/post-at?path=${path}`)).status]).toEqual([path, 404])
})

test('archiving a post can redirect its visitors', async () => {
  const post = await build.post(db, { slug: 'stara-akce' })
  const { status } = await api.post(`/posts/${post.id}/archive`, { unpublishTo: '/bonusy/' })
  expect(status).toBe(200)
  expect(await findRedirect(db, '/stara-akce/')).toEqual({ to: '/bonusy/', status: 301 })
  await api.post(`/posts/${post.id}/unarchive`)
  await changeRecord(db, posts, post.id, { isActive: true }, SYSTEM, 'publish')
  expect(await findRedirect(db, '/stara-akce/')).toBeUndefined()
  expect((await api.post(`/posts/${post.id}/archive`, { unpublishTo: 'https://jinde.example/' })).status).toBe(422)
})

test('archiving a post can make it respond 410', async () => {
  const [kept, gone] = [await build.post(db), await build.post(db)]
  expect(await api.post(`/posts/${kept.id}/archive`)).toMatchObject({ body: { isDeleted: true, isGone: false } })
  expect(await api.post(`/posts/${gone.id}/archive`, { isGone: true })).toMatchObject({
    body: { isDeleted: true, isGone: true, version: 2 },
  })
  // Repeating it changes nothing, another response does.
  expect(await api.post(`/posts/${gone.id}/archive`, { isGone: true })).toMatchObject({ body: { version: 2 } })
  expect(await api.post(`/posts/${kept.id}/archive`, { isGone: true })).toMatchObject({ body: { isGone: true } })
  expect((await api.post(`/posts/${gone.id}/archive`, { isActive: true })).status).toBe(422)
})

test("an editor's new slug leaves a 301, although only admins edit redirects", async () => {
  const post = await build.post(db, { slug: 'stara-adresa' })
  const { body } = await api.get(`/posts/${post.id}`, 'editor')
  const moved = await api.put(`/posts/${post.id}`, { ...body, slug: 'nova-adresa' }, 'editor')
  expect(moved.status).toBe(200)
  expect(await findRedirect(db, '/stara-adresa/')).toMatchObject({ to: '/nova-adresa/', status: 301 })
})

test('bulk publishing validates each post', async () => {
  const draft = await build.post(db, { isActive: false })
  const empty = (await api.post('/posts', { title: 'Bez obsahu' })).body
  const archived = await build.post(db, { isActive: false })
  await api.post(`/posts/${archived.id}/archive`)
  const ids = [draft.id, empty.id, archived.id]
  const { body } = await api.post('/posts/bulk', { action: 'publish', ids }, 'editor')
  expect(body.results).toMatchObject([
    { id: draft.id, ok: true, undo: { id: draft.id, version: 2, before: 1 } },
    { id: empty.id, ok: false, code: 'VALIDATION_FAILED', message: 'A published page needs some text.' },
    { id: archived.id, ok: false, code: 'VALIDATION_FAILED', message: 'Take the post out of the archive first.' },
  ])
  expect((await api.get(`/posts/${draft.id}`)).body).toMatchObject({ isActive: true, version: 2 })
  expect((await api.get(`/posts/${archived.id}`)).body).toMatchObject({ isActive: false })
  await api.post('/posts/bulk', { action: 'unpublish', ids: [draft.id] })
  expect((await api.get(`/posts/${draft.id}`)).body).toMatchObject({ isActive: false, version: 3 })
})

test('undoing a bulk action brings back the schedule, the stage and the dates', async () => {
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  const planned = await build.post(db, { isActive: false, publishAt })
  const ready = await build.post(db, { isActive: false, stage: 'ready' })
  for (const action of ['publish', 'archive']) {
    const { body } = await api.post('/posts/bulk', { action, ids: [planned.id, ready.id] }, 'editor')
    const records = body.results.map(({ undo }: { undo: object }) => undo)
    const undone = await api.post('/posts/undo', { records }, 'editor')
    expect(undone.body.results).toMatchObject([{ ok: true }, { ok: true }])
    for (const post of [planned, ready]) {
      const asItWas = { ...post, version: expect.any(Number), updatedAt: expect.any(String) }
      expect(await getRecord(db, posts, post.id)).toEqual(asItWas)
    }
  }
})

test('a rejected record of a bulk action lists all its errors', async () => {
  const { body: made } = await api.post('/posts', {
    title: 'Recenze bez všeho',
    category: 'Recenze',
    isReviewPost: true,
  })
  const { body } = await api.post('/posts/bulk', { action: 'publish', ids: [made.id] }, 'editor')
  expect(body.results).toMatchObject([
    {
      ok: false,
      message:
        'A published page needs some text. Reviews and author pages are signed: choose the writer. Choose the casino or bookmaker that is reviewed.',
    },
  ])
})

test('a cache refresh is audited and does not change the post', async () => {
  const post = await build.post(db)
  expect(await api.post(`/posts/${post.id}/cache-refresh`, undefined, 'editor')).toMatchObject({
    status: 200,
    body: JSON.parse(JSON.stringify(post)),
  })
  const events = await db.selectFrom('audit').where('recordId', '=', post.id).select('action').orderBy('at').execute()
  expect(events.map((event) => event.action)).toEqual(['create', 'cache-refresh'])
  expect((await api.post('/posts/neni-0001/cache-refresh')).status).toBe(404)
})

test.runIf(testDatabase === 'sqlite')('a page of the list is found on an index alone', async () => {
  const { rows } = await sql<{ detail: string }>`explain query plan select id from post
    where is_deleted = 0 and is_active = 1 and category = '/' order by updated_at desc, id desc limit 20`.execute(db)
  const plan = rows.map((row) => row.detail).join('\n')
  expect(plan).not.toContain('TEMP B-TREE')
  expect(plan).toContain('COVERING INDEX')
})
