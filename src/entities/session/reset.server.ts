import type { Db, Reader, Trx } from '#records/db.server.ts'
import { isWithin } from '#entities/session/life.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'

export const RESET_MS = 60 * 60_000
const MAILS_PER_HOUR = 3

/** Issues a one-time token for a new password and revokes older ones. Returns false if the hourly limit is reached. */
export async function newResetToken(trx: Trx, userId: string, token: string, now: Date): Promise<boolean> {
  // Concurrent requests wait for each other here.
  await trx.selectFrom('user').where('id', '=', userId).select('id').$call(lockRows(trx)).execute()
  const since = new Date(now.getTime() - RESET_MS).toISOString()
  await trx.deleteFrom('passwordReset').where('createdAt', '<=', since).execute()
  const recent = await trx.selectFrom('passwordReset').where('userId', '=', userId).select('hash').execute()
  if (recent.length >= MAILS_PER_HOUR) return false
  await endResetTokens(trx, userId, now)
  await trx
    .insertInto('passwordReset')
    .values({ hash: hashToken(token), userId, createdAt: now.toISOString(), endedAt: null })
    .execute()
  return true
}

/** Whether it was issued, even if it has ended since. */
export const hasResetToken = async (db: Reader, token: string): Promise<boolean> =>
  (await db.selectFrom('passwordReset').where('hash', '=', hashToken(token)).select('hash').execute()).length > 0

/** Ended tokens are retained for an hour, for the limit. */
export async function endResetTokens(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('passwordReset')
    .set({ endedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
}

export async function findResetToken(db: Reader, token: string, now: Date) {
  const row = await db
    .selectFrom('passwordReset')
    .innerJoin('user', 'user.id', 'passwordReset.userId')
    .where('passwordReset.hash', '=', hashToken(token))
    .where('passwordReset.endedAt', 'is', null)
    .where('user.isActive', '=', 1)
    .where('user.isDeleted', '=', 0)
    .select(['user.id', 'user.email', 'user.name', 'passwordReset.createdAt'])
    .executeTakeFirst()
  return row && isWithin(row.createdAt, RESET_MS, now) ? row : undefined
}

/** Of two concurrent requests only one succeeds. */
export async function consumeResetToken(trx: Trx, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passwordReset')
    .set({ endedAt: now.toISOString() })
    .where('hash', '=', hashToken(token))
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
