import { z } from 'zod'
import { hashToken, newToken } from '#entities/session/tokens.server.ts'
import type { Purpose } from '#features/passkeys/schema.ts'
import type { Db } from '#records/db.server.ts'

/** Long enough to find the telephone. */
export const CHALLENGE_MS = 5 * 60_000

export async function newChallenge(db: Db, purpose: Purpose, userId: string | null, now: Date): Promise<string> {
  const challenge = newToken()
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<', now.toISOString()).execute()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS).toISOString()
  await db
    .insertInto('passkeyChallenge')
    .values({ hash: hashToken(challenge), purpose, userId, expiresAt })
    .execute()
  return challenge
}

/** Whatever comes of the answer, the question is gone: nobody answers it twice. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  asked: { purpose: Purpose; userId: string | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeyChallenge')
    .where('hash', '=', hashToken(challenge))
    .returningAll()
    .executeTakeFirst()
  return (
    row !== undefined &&
    row.expiresAt > now.toISOString() &&
    row.purpose === asked.purpose &&
    row.userId === asked.userId
  )
}

const ClientData = z.object({ challenge: z.string() })

/** The question that a device says it has answered; the signature proves it later. */
export function challengeIn(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return ''
  }
}
