import { challengeIn, takeChallenge } from '#features/passkeys/challenge.server.ts'
import { ALGORITHMS, type PasskeyInput, type PasskeyRow, type PasskeySignIn } from '#features/passkeys/schema.ts'
import { findPasskey, noteUse } from '#features/passkeys/store.server.ts'
import type { Verified, WebAuthnOutcome, WebAuthnTask } from '#features/passkeys/webauthn.thread.ts'
import { SIGN_IN_SCREEN } from '#entities/mail-queue/send.server.ts'
import { runThread } from '#infra/run-thread.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Services } from '#records/services.server.ts'
import { actorFrom } from '#server/auth/actor-from.ts'
import type { Http } from '#server/auth/cookies.ts'
import { createSemaphore } from '#shared/semaphore.ts'

/** Only from the address of the site itself, never from what a request says. */
export function siteOf({ env }: Pick<Services, 'env'>) {
  const { hostname, origin } = new URL(env.SITE_URL)
  return { rpId: hostname, origin }
}

/** Ids have no other letters than these, so that they need no more encoding. */
export const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')

/** As browsers are told of it. */
export const credentialOf = ({ credentialId, transports }: Pick<PasskeyRow, 'credentialId' | 'transports'>) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: transports.split(' ').filter(Boolean),
})

/** Loading what verifies takes longer than visitors should wait, so it is done in a thread. */
const oneAtATime = createSemaphore(1, 50)

async function verified({ log }: Services, task: WebAuthnTask): Promise<Verified | undefined> {
  const outcome = await oneAtATime.run(() => runThread<WebAuthnOutcome>('features/passkeys/webauthn.thread.ts', task))
  if (!('refusal' in outcome)) return outcome
  log.warn('passkey refused', { reason: outcome.refusal })
  return undefined
}

export async function verifyMade(
  services: Services,
  made: PasskeyInput,
  userId: string,
): Promise<Verified | undefined> {
  const challenge = challengeIn(made.clientDataJSON)
  if (!(await takeChallenge(services.db, challenge, { purpose: 'add', userId }, services.now()))) return undefined
  return verified(services, { expected: { challenge, ...siteOf(services) }, made, algorithms: ALGORITHMS })
}

/**
 * Whose passkey has signed what was asked. Without `userId` nobody has said who they are: the passkey does, and its device must
 * have seen its owner's face, finger or number.
 */
export async function verifySigned(
  http: Http,
  services: Services,
  signed: PasskeySignIn,
  userId?: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  const { db, now } = services
  const isAlone = userId === undefined
  const challenge = challengeIn(signed.clientDataJSON)
  const asked = { purpose: isAlone ? 'sign-in' : 'second-step', userId: userId ?? null } as const
  if (!(await takeChallenge(db, challenge, asked, now()))) return undefined
  const passkey = await findPasskey(db, signed.id)
  if (!passkey || (userId ?? passkey.userId) !== passkey.userId) return undefined
  const isHandle = signed.userHandle === handleOf(passkey.userId)
  if (!isHandle && (isAlone || signed.userHandle !== undefined)) return undefined
  const use = await verified(services, {
    expected: { challenge, ...siteOf(services) },
    signed,
    publicKey: passkey.publicKey,
    mustVerifyUser: isAlone,
  })
  if (!use) return undefined
  if (await noteUse(db, passkey.id, use.counter, now()))
    return { id: passkey.userId, passwordHash: passkey.passwordHash }
  const event = { collection: 'users', recordId: passkey.userId, recordTitle: passkey.email }
  await inTransaction(db, (trx) =>
    writeAudit(trx, actorFrom(http, SIGN_IN_SCREEN), { action: 'passkey-copied', ...event }),
  )
  return undefined
}
