import type { Db, Reader, Trx } from '#records/db.server.ts'
import { hashToken, newToken } from '#entities/session/tokens.server.ts'

const SETUP_MS = 24 * 60 * 60_000

/** Tokens of other starts stay valid: several machines may start together. */
export async function newSetupToken(db: Db, now: Date): Promise<string> {
  const token = newToken()
  await db.deleteFrom('setupToken').where('expiresAt', '<=', now.toISOString()).execute()
  await db
    .insertInto('setupToken')
    .values({ hash: hashToken(token), expiresAt: new Date(now.getTime() + SETUP_MS).toISOString() })
    .execute()
  return token
}

export async function isSetupToken(db: Reader, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('setupToken')
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .select('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Consumes the token and deletes all others: of two concurrent requests only the first succeeds. */
export async function consumeSetupToken(trx: Trx, token: string): Promise<boolean> {
  const taken = await trx.deleteFrom('setupToken').where('hash', '=', hashToken(token)).executeTakeFirst()
  await trx.deleteFrom('setupToken').execute()
  return Number(taken.numDeletedRows) > 0
}
