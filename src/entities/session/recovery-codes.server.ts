import { randomBytes } from 'node:crypto'
import { hashToken } from '#entities/session/tokens.server.ts'
import { toBase32 } from '#entities/session/totp-code.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const COUNT = 10

/** Readable only now. They replace those there were. */
export async function newRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  await removeRecoveryCodes(trx, userId)
  const codes = Array.from({ length: COUNT }, newRecoveryCode)
  await trx
    .insertInto('recoveryCode')
    .values(codes.map((each) => ({ userId, hash: recoveryHash(userId, each) })))
    .execute()
  return codes
}

export async function removeRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
}

export const countRecoveryCodes = (db: Reader, userId: string) =>
  countRows(db.selectFrom('recoveryCode').where('userId', '=', userId))

/** Each works once. */
export async function acceptRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('hash', '=', recoveryHash(userId, code))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** 80 bits: infeasible to guess even from a stolen hash. */
const newRecoveryCode = () => (toBase32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-')

const recoveryHash = (userId: string, code: string) =>
  hashToken(`${userId}:${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
