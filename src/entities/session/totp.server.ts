import type { Db, Trx } from '#records/db.server.ts'
import { isWithin } from '#entities/session/life.ts'
import { acceptRecoveryCode, newRecoveryCodes } from '#entities/session/recovery-codes.server.ts'
import { newTotpSecret, stepOf } from '#entities/session/totp-code.server.ts'

const PENDING_MS = 15 * 60_000

export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('totp').where('userId', '=', userId).select('secret').executeTakeFirst()
  return Boolean(row?.secret)
}

/** Creates a pending secret, which replaces the old one only when confirmed by a code. */
export async function beginTotp(db: Db, userId: string, now: Date): Promise<string> {
  const pending = { pendingSecret: newTotpSecret(), pendingAt: now.toISOString() }
  await db
    .insertInto('totp')
    .values({ userId, secret: '', lastStep: 0, ...pending })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(pending))
    .execute()
  return pending.pendingSecret
}

/** Activates the pending secret and returns the recovery codes, readable only now; undefined if the code is wrong. */
export async function confirmTotp(trx: Trx, userId: string, code: string, now: Date): Promise<string[] | undefined> {
  const row = await trx.selectFrom('totp').where('userId', '=', userId).selectAll().executeTakeFirst()
  if (!row?.pendingAt || !isWithin(row.pendingAt, PENDING_MS, now)) return undefined
  const step = stepOf(row.pendingSecret, code, now)
  if (step === undefined) return undefined
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ secret: row.pendingSecret, pendingSecret: '', pendingAt: null, lastStep: step })
    .where('userId', '=', userId)
    .where('pendingSecret', '=', row.pendingSecret)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) return undefined
  return newRecoveryCodes(trx, userId)
}

export async function removeTotp(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('totp').where('userId', '=', userId).execute()
}

/** Accepts a TOTP or recovery code; either works once. */
export async function acceptCode(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return acceptRecoveryCode(db, userId, code)
  const row = await db.selectFrom('totp').where('userId', '=', userId).select('secret').executeTakeFirst()
  const step = row?.secret ? stepOf(row.secret, code, now) : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
