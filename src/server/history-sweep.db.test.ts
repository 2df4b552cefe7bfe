import { expect, test } from 'vitest'
import type { Actor } from '#records/actor.ts'
import { changeRecord, createRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { createHistorySweep } from '#server/history-sweep.ts'
import { listRevisions } from '#testing/list-revisions.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const jana: Actor = { id: 'user-jana', name: 'Jana Nová' }
const petr: Actor = { id: 'user-petr', name: 'Petr Starý' }

/** A post with a version for each time; only the first may be marked as published or be named. */
async function history(
  ...saves: { at: string; actor?: Actor; name?: string; isPublished?: boolean }[]
): Promise<string> {
  const { id } = await createRecord(db, posts, { title: 'Koncept' }, jana)
  for (const [index, { actor = jana }] of saves.entries()) {
    if (index > 0) await changeRecord(db, posts, id, { breadcrumbTitle: `${index}` }, actor, 'autosave')
  }
  for (const [index, { at, name = '', isPublished = false }] of saves.entries()) {
    await db
      .updateTable('revision')
      .set({ createdAt: `${at}.000Z`, name, isPublished: isPublished ? 1 : 0 })
      .where('recordId', '=', id)
      .where('number', '=', index + 1)
      .execute()
  }
  return id
}
const numbers = async (id: string) => (await listRevisions(db, posts, id)).map(({ number }) => number).toReversed()
const sweep = (now: string) => createHistorySweep({ ...services, now: () => new Date(now) }).run()

test('all versions for thirty days, then one per author and hour, then one per day; the newest always stays', async () => {
  const id = await history(
    { at: '2026-01-10T09:00:00' },
    { at: '2026-01-10T09:10:00' },
    { at: '2026-01-10T09:20:00', actor: petr },
    { at: '2026-01-10T09:30:00' },
    { at: '2026-01-10T15:00:00' },
    { at: '2026-01-11T09:00:00' },
  )
  await sweep('2026-02-09T08:00:00Z')
  expect(await numbers(id)).toEqual([1, 2, 3, 4, 5, 6])
  await sweep('2026-02-11T08:00:00Z')
  expect(await numbers(id)).toEqual([3, 4, 5, 6])
  await sweep('2026-08-01T08:00:00Z')
  expect(await numbers(id)).toEqual([3, 5, 6])
})

test('versions with a name or seen by visitors are kept forever', async () => {
  const at = '2020-01-10T09:00:00'
  const id = await history({ at }, { at, name: 'První vydání' }, { at, isPublished: true }, { at }, { at })
  await sweep('2026-08-02T08:00:00Z')
  expect(await numbers(id)).toEqual([2, 3, 5])
})
