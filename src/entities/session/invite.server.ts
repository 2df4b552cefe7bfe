import type { Db, Reader, Trx } from '#records/db.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'

export const INVITE_MS = 7 * 24 * 60 * 60_000

/** Issues a one-time token for choosing a password; revokes the user's older ones. */
export async function newInvite(trx: Trx, userId: string, token: string, now: Date): Promise<{ expiresAt: string }> {
  await endInvites(trx, userId)
  const expiresAt = new Date(now.getTime() + INVITE_MS).toISOString()
  await trx
    .insertInto('invite')
    .values({ hash: hashToken(token), userId, expiresAt })
    .execute()
  return { expiresAt }
}

export async function findInvite(db: Reader, token: string, now: Date) {
  return db
    .selectFrom('invite')
    .innerJoin('user', 'user.id', 'invite.userId')
    .where('invite.hash', '=', hashToken(token))
    .where('invite.expiresAt', '>', now.toISOString())
    .where('user.isActive', '=', 1)
    .where('user.isDeleted', '=', 0)
    .select(['user.id', 'user.email', 'user.name', 'user.role'])
    .executeTakeFirst()
}

/** Of two concurrent requests only one succeeds. */
export async function consumeInvite(trx: Trx, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('invite').where('hash', '=', hashToken(token)).executeTakeFirst()
  return Number(numDeletedRows) > 0
}

export async function endInvites(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('invite').where('userId', '=', userId).execute()
}
