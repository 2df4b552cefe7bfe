import type { Db } from '#records/db.server.ts'
import { fingerprintHash, hashToken, isSame, newToken, serverSecret } from '#entities/session/tokens.server.ts'

const CHALLENGE_MS = 5 * 60_000
const MAX_TRIES = 5

/** Issues a token after a correct password; it must be sent with the second-factor code. */
export async function beginChallenge(db: Db, userId: string, fingerprint: string, now: Date): Promise<string> {
  const token = newToken()
  await db.deleteFrom('mfaChallenge').where('expiresAt', '<', now.toISOString()).execute()
  await db
    .insertInto('mfaChallenge')
    .values({
      hash: hashToken(token),
      userId,
      fingerprintHash: fingerprintHash(await serverSecret(db), userId, fingerprint),
      tries: 0,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    })
    .execute()
  return token
}

/** The challenge and its user, expired or not. */
export async function findChallenge(db: Db, token: string) {
  return db
    .selectFrom('mfaChallenge')
    .innerJoin('user', 'user.id', 'mfaChallenge.userId')
    .where('mfaChallenge.hash', '=', hashToken(token))
    .select(['user.id', 'user.email', 'user.passwordHash', 'mfaChallenge.fingerprintHash', 'mfaChallenge.expiresAt'])
    .executeTakeFirst()
}

export async function solveChallenge(
  db: Db,
  challenge: { id: string; fingerprintHash: string },
  given: { mfaToken: string; fingerprint: string },
  now: Date,
  /** A code or a passkey of this user. */
  accept: () => Promise<boolean>,
): Promise<boolean> {
  const hash = hashToken(given.mfaToken)
  // Count the try before checking the answer, so that concurrent tries are counted, too.
  const { numUpdatedRows } = await db
    .updateTable('mfaChallenge')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('tries', '<', MAX_TRIES)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) return false
  const fingerprint = fingerprintHash(await serverSecret(db), challenge.id, given.fingerprint)
  if (!isSame(challenge.fingerprintHash, fingerprint)) return false
  if (!(await accept())) return false
  const { numDeletedRows } = await db.deleteFrom('mfaChallenge').where('hash', '=', hash).executeTakeFirst()
  return Number(numDeletedRows) > 0
}
