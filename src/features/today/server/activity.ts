import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import { PRESENT_MS } from '#features/collaboration/presence/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { titlesOf } from '#features/today/server/records.ts'

const UserActivity = z
  .object({
    items: z.array(
      z.object({
        userId: z.string(),
        lastSeenAt: z.iso.datetime().nullable(),
        /** When the unused invitation link expires. */
        invitedUntil: z.iso.datetime().nullable(),
        /** Whether they have chosen a password. */
        hasJoined: z.boolean(),
        open: z.object({ collection: z.string(), recordId: z.string(), title: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'UserActivity' })
type UserActivity = z.infer<typeof UserActivity>

async function activityOf(db: Reader, now: Date): Promise<UserActivity['items']> {
  const users = await db.selectFrom('user').select(['id', 'passwordHash']).execute()
  const seen = await db
    .selectFrom('session')
    .where(
      'userId',
      'in',
      users.map(({ id }) => id),
    )
    .groupBy('userId')
    .select((select) => ['userId', select.fn.max('rotatedAt').as('at')])
    .execute()
  const invites = await db
    .selectFrom('invite')
    .where('expiresAt', '>', now.toISOString())
    .select(['userId', 'expiresAt'])
    .execute()
  const present = await db
    .selectFrom('presence')
    .where('at', '>=', new Date(now.getTime() - PRESENT_MS).toISOString())
    .orderBy('at')
    .select(['userId', 'collection', 'recordId'])
    .execute()
  const seenAt = new Map(seen.map(({ userId, at }) => [userId, at]))
  const until = new Map(invites.map(({ userId, expiresAt }) => [userId, expiresAt]))
  const titles = await titlesOf(db, present)
  const open = new Map(
    present.map(({ userId, ...place }) => [
      userId,
      { ...place, title: titles.get(`${place.collection}/${place.recordId}`) ?? '' },
    ]),
  )
  return users.map(({ id, passwordHash }) => ({
    userId: id,
    lastSeenAt: seenAt.get(id) ?? null,
    invitedUntil: until.get(id) ?? null,
    hasJoined: passwordHash !== '',
    open: open.get(id) ?? null,
  }))
}

/** Mounted before the calls of single users, to which `activity` would be an id. */
export const userActivityCall = call({
  method: 'get',
  path: '/users/activity',
  tag: 'Users',
  summary: 'When each user was last seen, what they have open, and whose invitation is still unused',
  access: 'admin',
  response: UserActivity,
  run: async (_, { services }) => ({ items: await activityOf(services.db, services.now()) }),
})
