import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord, getRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { changeBonuses } from '#features/schedule/server/change-bonuses.ts'
import { publishPosts } from '#features/schedule/server/publish-posts.ts'
import { takeDownPosts } from '#features/schedule/server/take-down-posts.ts'
import { build } from '#testing/build.ts'
import { interrupted } from '#testing/interrupted.ts'
import { createTestServices } from '#testing/test-db.ts'

const start = Date.now()
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()

const { db } = await createTestServices()
const draft = await build.post(db, { isActive: false, publishAt: at(2) })
const live = await build.post(db, { unpublishAt: at(2) })
const bonusPlan = { startsAt: at(2), bonus: 'Nový', endsAt: at(9), afterwards: '' }
const casino = await build.casino(db, { bonusPlan })

const unscheduled = { bonusPlan: { ...bonusPlan, startsAt: null, bonus: '' } }

test.each([
  [
    'a draft that was published',
    publishPosts,
    { kind: 'publish', id: draft.id },
    () => changeRecord(db, posts, draft.id, { isActive: true, publishAt: null }, SYSTEM, 'publish'),
    () => getRecord(db, posts, draft.id),
    { isActive: true, publishAt: null },
  ],
  [
    'a page whose end a colleague moved',
    takeDownPosts,
    { kind: 'unpublish', id: live.id },
    () => changeRecord(db, posts, live.id, { unpublishAt: at(5) }, SYSTEM, 'schedule'),
    () => getRecord(db, posts, live.id),
    { unpublishAt: at(5) },
  ],
  [
    'a bonus that started',
    changeBonuses(casinos, 'casino'),
    { kind: 'bonus-start', id: casino.id },
    () => changeRecord(db, casinos, casino.id, unscheduled, SYSTEM, 'bonus-start'),
    () => getRecord(db, casinos, casino.id),
    unscheduled,
  ],
] as const)('%s at the same moment is not moved', async (_, work, item, meanwhile, read, expected) => {
  const move = work.move(interrupted(db, meanwhile), { ...item, from: at(2), to: at(3), version: 1 }, SYSTEM)
  await expect(move).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  expect(await read()).toMatchObject(expected)
})
