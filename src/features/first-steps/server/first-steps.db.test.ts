import { expect, test } from 'vitest'
import { ensureSettings, getStoredSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { firstStepsCalls } from '#features/first-steps/server/calls.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

test('the guide follows what a person does, counts nothing of the demo, and never comes back once it was left', async () => {
  const services = await createTestServices()
  const { db } = services
  const api = createPrivateApi(services, firstStepsCalls)
  const steps = async () => (await api.get('/first-steps')).body
  await ensureSettings(db, defaultSettings)
  const { id } = await build.casino(db)
  await db.insertInto('demoItem').values({ kind: 'casino', id }).execute()
  expect(await steps()).toEqual({ isLeft: false, done: [], hasDemo: true })

  const { updatedAt: _, version, ...settings } = await getStoredSettings(db)
  await updateSettings(db, { ...settings, siteDescription: 'Recenze bez příkras' }, version, SYSTEM)
  const casino = await build.casino(db)
  // An article is no review, however public it is.
  await build.post(db)
  expect((await steps()).done).toEqual(['site', 'casino'])

  const writer = await build.writer(db)
  const review = { category: 'Recenze', isReviewPost: true, entity: casino.id, entityModel: 'Casino' } as const
  const { id: first } = await build.post(db, { ...review, writer: writer.id, isActive: false })
  expect((await steps()).done).toEqual(['site', 'casino', 'review'])
  await changeRecord(db, posts, first, { isActive: true }, SYSTEM, 'update')
  expect((await steps()).done).toEqual(['site', 'casino', 'review', 'publish'])

  expect((await api.get('/first-steps', 'editor')).status).toBe(403)
  expect((await api.post('/first-steps/leave')).body).toMatchObject({ isLeft: true })
  expect(await steps()).toEqual({ isLeft: true, done: [], hasDemo: true })
})
