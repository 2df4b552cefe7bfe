import { expect, test } from 'vitest'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { p, page } from '#posts/content/build.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)
const AS = 'contributor'
const text = page(p('Text.'))

const made = async (fields: object = {}) => {
  const { status, body } = await api.post('/posts', { title: 'Rozepsaný článek', ...text, ...fields }, AS)
  expect([status, body.message]).toEqual([201, undefined])
  return body
}
const stored = () => db.selectFrom('post').select(['id', 'version', 'isActive', 'stage', 'isDeleted']).execute()
const live = await build.post(db, { title: 'Živý článek' })
const colleagues = await build.post(db, { title: 'Rozepsané od kolegy', isActive: false })

test('a contributor writes and submits a post of their own', async () => {
  const post = await made()
  const saved = await api.put(`/posts/${post.id}`, { ...post, title: 'Dopsaný článek' }, AS)
  expect(saved).toMatchObject({ status: 200, body: { title: 'Dopsaný článek', stage: 'draft', isActive: false } })
  expect(await api.post(`/posts/${post.id}/submit`, undefined, AS)).toMatchObject({
    status: 200,
    body: { stage: 'ready', version: 3 },
  })
  const { body } = await api.get('/posts?stage=ready', 'editor')
  expect(body.items.map(({ id }: { id: string }) => id)).toContain(post.id)
  expect(await api.post(`/posts/${post.id}/take-back`, undefined, AS)).toMatchObject({ body: { stage: 'draft' } })
})

test('a post that could not be published cannot be submitted', async () => {
  const post = await made({ content: { type: 'doc', content: [] } })
  expect(await api.post(`/posts/${post.id}/submit`, undefined, AS)).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'content' }] },
  })
})

test('a published post no longer waits for approval', async () => {
  const post = await made()
  await api.post(`/posts/${post.id}/submit`, undefined, AS)
  const { body } = await api.post('/posts/bulk', { action: 'publish', ids: [post.id] }, 'editor')
  expect(body.results).toMatchObject([{ ok: true }])
  expect((await api.get(`/posts/${post.id}`)).body).toMatchObject({ isActive: true, stage: 'draft' })
})

test("no call lets a contributor publish, hide, or touch a live or a colleague's post", async () => {
  const own = await made()
  const archived = await made({ title: 'Do archivu' })
  await api.post(`/posts/${archived.id}/archive`, undefined, 'editor')
  const ready = await made({ title: 'Čeká na schválení' })
  await api.post(`/posts/${ready.id}/submit`, undefined, AS)
  const published = await made({ title: 'Vlastní a už zveřejněný' })
  await api.post('/posts/bulk', { action: 'publish', ids: [published.id] }, 'editor')
  const casino = await build.casino(db)
  const picture = await build.media(db)
  const whole = async (path: string) => (await api.get(path)).body
  const before = await stored()

  const attempts: [string, { status: number }][] = [
    ['create live', await api.post('/posts', { title: 'Hned živý', ...text, isActive: true }, AS)],
    ['create gone', await api.post('/posts', { title: 'Hned pryč', ...text, isGone: true }, AS)],
    [
      'create scheduled',
      await api.post('/posts', { title: 'Sám od sebe', ...text, publishAt: '2099-01-01T08:00:00.000Z' }, AS),
    ],
    ['schedule own', await api.put(`/posts/${own.id}`, { ...own, publishAt: '2099-01-01T08:00:00.000Z' }, AS)],
    ['take down by itself', await api.put(`/posts/${own.id}`, { ...own, unpublishAt: '2099-01-01T08:00:00.000Z' }, AS)],
    ['publish own', await api.put(`/posts/${own.id}`, { ...own, isActive: true }, AS)],
    [
      'publish what is ready',
      await api.put(`/posts/${ready.id}`, { ...(await whole(`/posts/${ready.id}`)), isActive: true }, AS),
    ],
    ['save live', await api.put(`/posts/${live.id}`, { ...live, title: 'Jiný titulek' }, AS)],
    ['unpublish live', await api.put(`/posts/${live.id}`, { ...live, isActive: false }, AS)],
    [
      'save own live',
      await api.put(`/posts/${published.id}`, { ...(await whole(`/posts/${published.id}`)), title: 'Jiný' }, AS),
    ],
    ['save a colleague’s draft', await api.put(`/posts/${colleagues.id}`, { ...colleagues, title: 'Jiný titul' }, AS)],
    ['submit a colleague’s', await api.post(`/posts/${colleagues.id}/submit`, undefined, AS)],
    ['restore live', await api.post(`/posts/${live.id}/revisions/1/restore`, undefined, AS)],
    ['restore a colleague’s', await api.post(`/posts/${colleagues.id}/revisions/1/restore`, undefined, AS)],
    ['restore archived', await api.post(`/posts/${archived.id}/revisions/1/restore`, undefined, AS)],
    ['name a version of what is live', await api.put(`/posts/${live.id}/revisions/1`, { name: 'Moje' }, AS)],
    ['name a colleague’s', await api.put(`/posts/${colleagues.id}/revisions/1`, { name: 'Moje' }, AS)],
    ['archive', await api.post(`/posts/${own.id}/archive`, { isGone: true }, AS)],
    ['unarchive', await api.post(`/posts/${archived.id}/unarchive`, undefined, AS)],
    ['bulk publish', await api.post('/posts/bulk', { action: 'publish', ids: [own.id] }, AS)],
    ['bulk unpublish', await api.post('/posts/bulk', { action: 'unpublish', ids: [live.id] }, AS)],
    ['bulk archive', await api.post('/posts/bulk', { action: 'archive', ids: [live.id] }, AS)],
    ['delete', await api.delete(`/posts/${archived.id}`, AS)],
    ['send back', await api.post(`/posts/${ready.id}/send-back`, { note: 'Ještě ne.' }, AS)],
    ['casino', await api.put(`/casinos/${casino.id}`, { ...casino, title: 'Jiné kasino' }, AS)],
    ['new casino', await api.post('/casinos', { title: 'Nové kasino' }, AS)],
    ['alt of a picture', await api.put(`/media/${picture.id}`, { title: 'A', alt: 'B', version: 1 }, AS)],
    ['redirect', await api.post('/redirects', { from: '/a/', to: '/b/' }, AS)],
    ['import', await api.send('POST', '/import', { body: new FormData() }, AS)],
    ['settings', await api.get('/settings', AS)],
  ]
  expect(attempts.filter(([, { status }]) => status !== 403).map(([name, { status }]) => [name, status])).toEqual([])
  expect(await stored()).toEqual(before)
})

test('a contributor neither takes back a schedule nor writes on what is scheduled', async () => {
  const at = '2099-01-01T08:00:00.000Z'
  for (const plan of [{ publishAt: at }, { publishAt: at, unpublishAt: '2099-02-01T08:00:00.000Z' }]) {
    const own = await made()
    const planned = (await api.put(`/posts/${own.id}`, { ...own, ...plan }, 'editor')).body
    expect(planned).toMatchObject(plan)
    const none = { publishAt: null, unpublishAt: null, unpublishTo: '' }
    const attempts = [
      await api.put(`/posts/${own.id}`, { ...planned, ...none }, AS),
      await api.put(`/posts/${own.id}`, { ...planned, ...none, title: 'Bez plánu' }, AS),
      await api.put(`/posts/${own.id}`, { ...planned, title: 'Jiný text' }, AS),
      await api.post(`/posts/${own.id}/revisions/1/restore`, undefined, AS),
      await api.post(`/posts/${own.id}/submit`, undefined, AS),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await api.get(`/posts/${own.id}`)).body).toEqual(planned)
  }
})

test("nor are a colleague's posts submitted or taken back, however little that would change", async () => {
  const ready = await build.post(db, { title: 'Kolegův hotový', isActive: false, stage: 'ready', ...text })
  const attempts = []
  for (const { id } of [colleagues, ready, live]) {
    for (const action of ['submit', 'take-back']) {
      attempts.push((await api.post(`/posts/${id}/${action}`, undefined, AS)).status)
    }
  }
  expect(attempts).toEqual([403, 403, 403, 403, 403, 403])
  expect((await api.post(`/posts/${(await made()).id}/take-back`, undefined, AS)).status).toBe(200)
})

test('what a contributor rewrites after submitting it is a draft again', async () => {
  const post = await made()
  const { body: ready } = await api.post(`/posts/${post.id}/submit`, undefined, AS)
  expect((await api.put(`/posts/${post.id}`, ready, AS)).body.stage).toBe('ready')
  const { body: same } = await api.get(`/posts/${post.id}`)
  const rewritten = await api.put(`/posts/${post.id}`, { ...same, ...page(p('Něco jiného.')) }, AS)
  expect(rewritten).toMatchObject({ status: 200, body: { stage: 'draft' } })
  // Nor is it submitted along with a rewriting.
  const again = await api.put(`/posts/${post.id}`, { ...rewritten.body, title: 'A znovu', stage: 'ready' }, AS)
  expect(again.body.stage).toBe('draft')
  expect((await api.post(`/posts/${post.id}/submit`, undefined, AS)).body.stage).toBe('ready')
  const { body: waiting } = await api.get(`/posts/${post.id}`)
  // An editor may correct what waits.
  expect((await api.put(`/posts/${post.id}`, { ...waiting, title: 'Opraveno' }, 'editor')).body.stage).toBe('ready')
})

test('many posts are published as they were read: one that was saved since is left as it is', async () => {
  const [read, rewritten] = [await made(), await made({ title: 'Přepsaný' })]
  await api.put(`/posts/${rewritten.id}`, { ...rewritten, title: 'Přepsaný potají' }, AS)
  const versions = { [read.id]: read.version, [rewritten.id]: rewritten.version }
  const body = { action: 'publish', ids: [read.id, rewritten.id], versions }
  const { results } = (await api.post('/posts/bulk', body, 'editor')).body
  expect(results).toMatchObject([
    { id: read.id, ok: true },
    {
      id: rewritten.id,
      ok: false,
      code: 'VERSION_CONFLICT',
      message: 'Test contributor has changed this post in the meantime.',
    },
  ])
  expect((await api.get(`/posts/${rewritten.id}`)).body.isActive).toBe(false)
})

test('a copy of a live post is a draft of the user who copied it', async () => {
  const { status, body } = await api.post(`/posts/${live.id}/duplicate`, undefined, AS)
  expect([status, body.isActive, body.stage]).toEqual([201, false, 'draft'])
  expect((await api.put(`/posts/${body.id}`, { ...body, title: 'Po mém' }, AS)).status).toBe(200)
})

test('sending a post back makes it a draft again, with a note that mentions its submitter', async () => {
  const { id: userId } = await db
    .insertInto('user')
    .values({
      id: 'test-contributor',
      email: 'tereza@redakce.example',
      name: 'Test contributor',
      titleSort: 'test',
      role: 'contributor',
      isActive: 1,
      isDeleted: 0,
      passwordHash: '',
      language: 'en',
      version: 1,
      createdAt: '2026-11-16T08:00:00.000Z',
      updatedAt: '2026-11-16T08:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const post = await made()
  await api.post(`/posts/${post.id}/submit`, undefined, AS)
  const waiting = await api.get('/waiting', 'editor')
  expect(waiting.body.items).toContainEqual(
    expect.objectContaining({ kind: 'ready', recordId: post.id, who: 'Test contributor' }),
  )
  expect((await api.get('/waiting', AS)).body).toEqual({ items: [], total: 0 })

  const sent = await api.post(`/posts/${post.id}/send-back`, { note: 'Chybí zdroj.' }, 'editor')
  expect(sent).toMatchObject({ status: 200, body: { stage: 'draft' } })
  const { body } = await api.get(`/notes?collection=posts&recordId=${post.id}`, AS)
  expect(body.items).toMatchObject([{ body: 'Chybí zdroj.', mentions: [userId], authorName: 'Test editor' }])
  expect((await api.get('/waiting', AS)).body).toMatchObject({
    total: 1,
    items: [{ kind: 'mention', title: post.title, text: 'Chybí zdroj.', who: 'Test editor' }],
  })
  await api.post(`/notes/${body.items[0].id}/resolve`, undefined, AS)
  expect((await api.get('/waiting', AS)).body.total).toBe(0)
})
