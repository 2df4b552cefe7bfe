import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, getRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { interrupted } from '#testing/interrupted.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services

/** Calls whose first read of the post is followed by a colleague's change. */
const apiInterruptedBy = (meanwhile: () => Promise<unknown>) =>
  createPrivateApi({ ...services, db: interrupted(db, meanwhile) }, collectionCallsOfAll)

test.each(['publish', 'unpublish'])('%s refuses a post that was archived at the same moment', async (action) => {
  const isActive = action === 'unpublish'
  const { id } = await build.post(db, { isActive })
  const api = apiInterruptedBy(() => archiveRecord(db, posts, id, SYSTEM))
  const { body } = await api.post('/posts/bulk', { action, ids: [id] }, 'editor')
  expect(body.results).toMatchObject([{ ok: false, code: 'VERSION_CONFLICT' }])
  expect(await getRecord(db, posts, id)).toMatchObject({ isActive, isDeleted: true, version: 2 })
})

test('a post that was published at the same moment is not submitted', async () => {
  const { id } = await build.post(db, { isActive: false })
  const api = apiInterruptedBy(() => changeRecord(db, posts, id, { isActive: true }, SYSTEM, 'publish'))
  expect(await api.post(`/posts/${id}/submit`, undefined, 'editor')).toMatchObject({ status: 409 })
  expect(await getRecord(db, posts, id)).toMatchObject({ isActive: true, stage: 'draft', version: 2 })
})

test('a post whose note could not be stored is not sent back', async () => {
  const { id } = await build.post(db, { isActive: false, stage: 'ready' })
  const withoutClock = { ...services, now: () => expect.fail('The note has no time.') }
  const api = createPrivateApi(withoutClock, collectionCallsOfAll)
  expect(await api.post(`/posts/${id}/send-back`, { note: 'Ještě ne.' }, 'editor')).toMatchObject({ status: 500 })
  expect(await getRecord(db, posts, id)).toMatchObject({ stage: 'ready', version: 1 })
})
