import * as m from '#server/auth/messages.ts'
import { findChallenge, solveChallenge } from '#entities/session/challenge.server.ts'
import { endSessionsOf } from '#entities/session/queries.server.ts'
import { isTwoStep, readSecondStep } from '#entities/session/second-step.server.ts'
import type { Caller } from '#records/calls/calls.server.ts'
import type { Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import type { Services } from '#records/services.server.ts'
import { attempt } from '#server/auth/attempt.ts'
import type { Http } from '#server/auth/cookies.ts'
import { knownDevice } from '#server/auth/device.ts'
import { signIn } from '#server/auth/signed-in.ts'
import { AppError } from '#shared/app-error.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'

interface Given {
  mfaToken: string
  fingerprint: string
}

/** After the password: `accept` says whether a code or a passkey is this user's. */
export async function finishSecondStep(
  http: Http,
  services: Services,
  given: Given,
  wrong: AppError,
  accept: (userId: string) => Promise<boolean>,
): Promise<SignedIn> {
  const { db, now } = services
  const user = await findChallenge(db, given.mfaToken)
  const device = await knownDevice(http, services, user?.id)
  // Counted for the user, or new challenges would give endless tries.
  const guess = user ? ({ kind: 'code', at: user.id, device } as const) : ({ kind: 'token', at: 'challenge' } as const)
  return attempt(http, services, guess, wrong, async () => {
    const isSolved = user && (await solveChallenge(db, user, given, now(), () => accept(user.id)))
    const value = isSolved && (await signIn(http, services, user, given.fingerprint))
    return value ? { value, isComplete: true } : undefined
  })
}

/** A second step that comes or goes ends all other sessions. */
export async function afterSecondStep(
  trx: Trx,
  caller: Caller,
  action: string,
  change: Parameters<typeof writeAudit>[2]['change'] = {},
): Promise<void> {
  await endSessionsOf(trx, caller.id, { reason: 'account', except: caller.sessionId })
  const event = { collection: 'users', recordId: caller.id, recordTitle: caller.name }
  await writeAudit(trx, caller, { action, ...event, change })
}

/** Where the site wants one from everybody; in the transaction that removed one. */
export async function refuseNoSecondStep(trx: Trx, { env }: Services, { id }: Caller): Promise<void> {
  if (env.REQUIRE_2FA && !isTwoStep(await readSecondStep(trx, id))) {
    throw new AppError('FORBIDDEN', m.secondStepFromEverybody)
  }
}
