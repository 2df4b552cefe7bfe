import { expect, test } from 'vitest'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)
const [eva, jan] = [await build.writer(db), await build.writer(db)]
const draft = () => build.post(db, { title: 'Koncept', isActive: false, writer: eva.id, ...page(p('Text.')) })
const bulk = (body: object, role = 'editor') => api.post('/posts/bulk', body, role)
const historyOf = async (recordId: string) =>
  (
    await db
      .selectFrom('audit')
      .where('recordId', '=', recordId)
      .orderBy('at')
      .select(['action', 'actorName'])
      .execute()
  )
    .map(({ action, actorName }) => `${action} ${actorName}`)
    .at(-1)

test('one writer for many posts, undone at once; what cannot take it stays, and says why', async () => {
  const [one, same, review] = [await draft(), await draft(), await draft()]
  const archived = await build.post(db, { title: 'V archivu', isActive: false })
  await api.post(`/posts/${archived.id}/archive`, undefined)
  await bulk({ action: 'set-writer', to: jan.id, ids: [same.id] })
  const { body } = await bulk({ action: 'set-writer', to: jan.id, ids: [one.id, same.id, archived.id, review.id] })
  expect(body.results).toEqual([
    { id: one.id, ok: true, undo: { id: one.id, version: 2, before: 1 } },
    { id: same.id, ok: true },
    expect.objectContaining({ id: archived.id, ok: false, message: expect.stringMatching(/archive/) }),
    { id: review.id, ok: true, undo: { id: review.id, version: 2, before: 1 } },
  ])
  expect(await getRecord(db, posts, one.id)).toMatchObject({ writer: jan.id, title: 'Koncept' })
  expect(await historyOf(one.id)).toBe('set-writer Test editor')
  await api.post(
    '/posts/undo',
    { records: body.results.flatMap(({ undo }: { undo?: object }) => undo ?? []) },
    'editor',
  )
  expect((await getRecord(db, posts, one.id)).writer).toBe(eva.id)
})

test('a rubric is set and taken away, one that is not there is refused', async () => {
  const rubric = await build.rubric(db)
  const { id } = await draft()
  await bulk({ action: 'set-rubric', to: rubric.id, ids: [id] })
  expect((await getRecord(db, posts, id)).rubric).toBe(rubric.id)
  await bulk({ action: 'set-rubric', to: null, ids: [id] })
  expect((await getRecord(db, posts, id)).rubric).toBeNull()
  const { body } = await bulk({ action: 'set-rubric', to: 'neni-zadna', ids: [id] })
  expect(body.results).toMatchObject([{ ok: false, message: 'This rubric does not exist: neni-zadna.' }])
})

test('stages are reached by the steps of an approval', async () => {
  const post = await draft()
  const live = await build.post(db, { title: 'Živý' })
  const { body } = await bulk({ action: 'submit', ids: [post.id, live.id] })
  expect(body.results).toMatchObject([{ ok: true, undo: { id: post.id } }, { ok: false }])
  expect((await getRecord(db, posts, post.id)).stage).toBe('ready')
  expect(await historyOf(post.id)).toBe('submit Test editor')
  await bulk({ action: 'take-back', ids: [post.id] })
  expect((await getRecord(db, posts, post.id)).stage).toBe('draft')
})

test('a contributor sets nothing, and a value goes only with what sets it', async () => {
  const { id } = await draft()
  expect((await bulk({ action: 'set-writer', to: jan.id, ids: [id] }, 'contributor')).status).toBe(403)
  for (const wrong of [{ action: 'set-writer' }, { action: 'publish', to: jan.id }, { action: 'set-title', to: 'x' }]) {
    expect((await bulk({ ...wrong, ids: [id] })).status).toBe(wrong.action === 'set-title' ? 422 : 400)
  }
  expect(await getRecord(db, posts, id)).toMatchObject({ writer: eva.id, isActive: false, version: 1 })
})
