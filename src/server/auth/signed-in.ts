import type { Reader } from '#records/db.server.ts'
import {
  type Client,
  endSession,
  type IssuedTokens,
  sessionOfTokens,
  startSession,
} from '#entities/session/queries.server.ts'
import { ACCESS_MS, type SessionRow } from '#entities/session/schema.ts'
import { type SignedIn } from '#shared/schema/signed-in.ts'
import { isTwoStep, secondStepColumns, secondStepOf } from '#entities/session/second-step.server.ts'
import { fingerprintHash, serverSecret } from '#entities/session/tokens.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Services } from '#records/services.server.ts'
import { actorFrom } from '#server/auth/actor-from.ts'
import { setSessionCookies, type Http, readCookies } from '#server/auth/cookies.ts'
import { antiForgeryToken } from '#server/auth/csrf.ts'
import { knownDevice, rememberDevice } from '#server/auth/device.ts'
import { newDeviceMail } from '#server/auth/new-device.ts'

export const clientOf = (http: Http): Client => ({
  ip: http.get('ip'),
  requestId: http.get('requestId'),
  userAgent: http.req.header('user-agent') ?? '',
})

/** Undefined when the user was disabled or the password changed since they proved who they are. */
export async function signIn(
  http: Http,
  services: Services,
  user: { id: string; passwordHash: string },
  fingerprint: string,
  action: 'login' | 'login-passkey' = 'login',
): Promise<SignedIn | undefined> {
  const { db, env } = services
  const now = services.now()
  const secret = await serverSecret(db)
  const client = clientOf(http)
  const isKnown = (await knownDevice(http, services, user.id)) !== undefined
  const mail = newDeviceMail(services, client)
  const grant = await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('user')
      .where('id', '=', user.id)
      .where('isActive', '=', 1)
      .where('isDeleted', '=', 0)
      .where('passwordHash', '=', user.passwordHash)
      .select(['id', 'name', 'email', 'language'])
      .$call(lockRows(trx))
      .executeTakeFirst()
    if (!found) return undefined
    // Signing in again in the same browser replaces the old session.
    const old = await sessionOfTokens(trx, readCookies(http, env))
    if (old) await endSession(trx, old, 'replaced', now)
    const event = { collection: 'users', recordId: found.id, recordTitle: found.email }
    if (!isKnown) await mail.queue(trx, found, now)
    await writeAudit(trx, actorFrom(http, found), { action, ...event })
    const hash = fingerprintHash(secret, found.id, fingerprint)
    return startSession(trx, { userId: found.id, fingerprintHash: hash, client, now })
  })
  if (!grant) return undefined
  mail.send()
  await rememberDevice(http, services, user.id)
  return respondWithSession(http, services, grant, secret, now)
}

export async function respondWithSession(
  http: Http,
  services: Services,
  grant: IssuedTokens,
  secret: string,
  now: Date,
): Promise<SignedIn> {
  setSessionCookies(http, services.env, grant, antiForgeryToken(secret, grant.session), now)
  return describeSession(services, grant.session)
}

export async function describeSession({ db, env }: Services, session: SessionRow): Promise<SignedIn> {
  const user = await readUser(db, session.userId)
  const expiresAt = Math.min(Date.parse(session.rotatedAt) + ACCESS_MS, Date.parse(session.expiresAt))
  return {
    user: {
      ...user,
      mustSetUpSecondStep: env.REQUIRE_2FA && !isTwoStep(user),
      writer: await findOwnWriter(db, user),
    },
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

async function readUser(db: Reader, id: string) {
  const { totpSecret, passkeyCount, ...user } = await db
    .selectFrom('user')
    .where('user.id', '=', id)
    .select(['user.id', 'user.email', 'user.name', 'user.role', 'user.language'])
    .select(secondStepColumns)
    .executeTakeFirstOrThrow()
  return { ...user, ...secondStepOf({ totpSecret, passkeyCount }) }
}
