import { afterEach, expect, test, vi } from 'vitest'
import { changeRecord, createRecord } from '#records/crud/crud.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { posts } from '#posts/collection.server.ts'
import { startJobs } from '#server/start-jobs.ts'
import { listRevisions } from '#testing/list-revisions.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services

afterEach(async () => {
  vi.useRealTimers()
  for (const close of services.beforeClose.splice(0)) await close()
})

test('a server that has run for an hour has thinned old versions', async () => {
  const { id } = await createRecord(db, posts, { title: 'Koncept' }, SYSTEM)
  for (const breadcrumbTitle of ['První', 'Druhý']) {
    await changeRecord(db, posts, id, { breadcrumbTitle }, SYSTEM, 'autosave')
  }
  await db.updateTable('revision').set({ createdAt: '2020-01-10T09:00:00.000Z' }).where('recordId', '=', id).execute()
  const numbers = async () => (await listRevisions(db, posts, id)).map(({ number }) => number)
  expect(await numbers()).toEqual([3, 2, 1])

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  startJobs(services)
  vi.advanceTimersByTime(60 * 60_000)
  vi.useRealTimers()
  await expect.poll(numbers, { timeout: 60_000 }).toEqual([3])
})
