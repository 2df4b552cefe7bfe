import { expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)

const made = async (fields: object = {}) => {
  const { status, body } = await api.post('/posts', { title: 'Vánoční bonusy', ...page(p('Text.')), ...fields })
  expect([status, body.message]).toEqual([201, undefined])
  return body
}
const historyOf = async ({ id }: { id: string }) => (await api.get(`/posts/${id}/revisions`)).body.items

const withMetaTag = (post: { id: string; metaTag: object }, metaTag: object) =>
  api.put(`/posts/${post.id}`, { ...post, metaTag: { ...post.metaTag, ...metaTag } })

test('six autosaves of a draft are one history entry', async () => {
  let post = await made()
  for (let minute = 1; minute <= 6; minute++) {
    const typed = { ...post, breadcrumbTitle: `Bonusy ${minute}` }
    post = (await api.put(`/posts/${post.id}?quiet=true`, typed)).body
  }
  expect(post).toMatchObject({ version: 7, breadcrumbTitle: 'Bonusy 6' })
  expect(await historyOf(post)).toMatchObject([
    { number: 7, saves: 1, cause: 'create', fields: ['breadcrumbTitle'], parts: [{ number: 1 }] },
  ])
  await api.put(`/posts/${post.id}`, { ...post, title: 'Jarní bonusy' })
  expect(await historyOf(post)).toMatchObject([{ number: 8, saves: 2, cause: 'update' }])
})

test('a small correction leaves the date that readers see alone; the history has its own', async () => {
  const { id } = await made({ isActive: true })
  const updatedAt = '2026-01-15T08:00:00.000Z'
  await db.updateTable('post').set({ updatedAt }).where('id', '=', id).execute()
  const { body: live } = await api.get(`/posts/${id}`)
  const { body: small } = await api.put(`/posts/${id}?small=true`, { ...live, ...page(p('Text bez překlepu.')) })
  expect(small).toMatchObject({ version: 2, updatedAt, ...page(p('Text bez překlepu.')) })
  const [entry] = await historyOf({ id })
  expect([entry.number, entry.createdAt > updatedAt]).toEqual([2, true])
  const { body: next } = await api.put(`/posts/${id}`, { ...small, breadcrumbTitle: 'Bonusy' })
  expect(next.updatedAt > updatedAt).toBe(true)
})

test('a save that publishes is dated, however small it is', async () => {
  const { id } = await made()
  const updatedAt = '2026-01-15T08:00:00.000Z'
  await db.updateTable('post').set({ updatedAt }).where('id', '=', id).execute()
  const { body: draft } = await api.get(`/posts/${id}`)
  const { body: live } = await api.put(`/posts/${id}?small=true`, { ...draft, isActive: true })
  expect([live.isActive, live.updatedAt > updatedAt]).toEqual([true, true])
})

test('restoring one field of a version leaves the other fields unchanged', async () => {
  const { body: first } = await withMetaTag(await made(), { title: 'Bonusy 2026', description: 'Starý popis.' })
  const second = await api.put(`/posts/${first.id}`, {
    ...first,
    ...page(p('Nový text.')),
    breadcrumbTitle: 'Nabídky',
    metaTag: { ...first.metaTag, title: 'Nabídky 2027', description: 'Nový popis.' },
  })
  expect(second.status).toBe(200)
  const back = await api.post(`/posts/${first.id}/revisions/2/restore`, { version: 3, fields: ['metaTag.title'] })
  expect(back).toMatchObject({
    status: 200,
    body: {
      ...page(p('Nový text.')),
      breadcrumbTitle: 'Nabídky',
      metaTag: { title: 'Bonusy 2026', description: 'Nový popis.' },
      version: 4,
    },
  })
  expect(await historyOf(first)).toMatchObject([
    { number: 4, cause: 'restore', fields: ['metaTag'] },
    { number: 3, saves: 3 },
  ])
  // Already has that value, or cannot be restored.
  for (const field of ['metaTag.title', 'title', 'isActive', 'neni']) {
    const again = await api.post(`/posts/${first.id}/revisions/2/restore`, { version: 4, fields: [field] })
    expect([field, again.status]).toEqual([field, 422])
  }
})

test('only the published version is marked as live', async () => {
  const draft = await made()
  const live = (await api.put(`/posts/${draft.id}`, { ...draft, isActive: true })).body
  await api.put(`/posts/${draft.id}`, { ...live, isActive: false })
  const marks = await db
    .selectFrom('revision')
    .where('recordId', '=', draft.id)
    .orderBy('number')
    .select('isPublished')
    .execute()
  expect(marks.map(({ isPublished }) => isPublished)).toEqual([0, 1, 0])
  expect(await historyOf(draft)).toMatchObject([
    { number: 3, isPublished: false },
    { number: 2, isPublished: true },
  ])
  expect((await api.get(`/posts/${draft.id}/revisions/2`)).body.isPublished).toBe(true)
})

test('naming a version and removing its name are audited', async () => {
  const { id } = await made()
  await api.put(`/posts/${id}/revisions/1`, { name: 'Před testem' }, 'editor')
  await api.put(`/posts/${id}/revisions/1`, { name: '' })
  const log = await db
    .selectFrom('audit')
    .where('recordId', '=', id)
    .where('action', '=', 'name-version')
    .orderBy('at')
    .orderBy('id')
    .select(['actorName', 'change'])
    .execute()
  expect(log.map(({ actorName, change }) => [actorName, JSON.parse(change).name])).toEqual([
    ['Test editor', { from: '', to: 'Před testem' }],
    ['Test admin', { from: 'Před testem', to: '' }],
  ])
})
