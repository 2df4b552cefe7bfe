import { z } from 'zod'
import { rotate } from '#entities/session/queries.server.ts'
import { Fingerprint } from '#entities/session/schema.ts'
import { SignedIn } from '#shared/schema/signed-in.ts'
import { fingerprintHash, isSame, serverSecret } from '#entities/session/tokens.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { clearCookies, readCookies } from '#server/auth/cookies.ts'
import { requireSameOrigin } from '#server/auth/csrf.ts'
import { clientOf, respondWithSession } from '#server/auth/signed-in.ts'
import { AppError } from '#shared/app-error.ts'

const RefreshBody = z.strictObject({ fingerprint: Fingerprint }).meta({ id: 'RefreshBody' })

export const refreshCall = call({
  method: 'post',
  path: '/auth/refresh',
  tag: 'Signing in',
  summary: 'Go on with the session: new cookies for the old ones',
  body: RefreshBody,
  response: SignedIn,
  errors: [401, 403],
  run: async ({ body }, { services, http }) => {
    const { db, env } = services
    requireSameOrigin(http, env)
    const { rt } = readCookies(http, env)
    const now = services.now()
    const secret = await serverSecret(db)
    const outcome = rt
      ? await rotate(db, {
          rt,
          now,
          client: clientOf(http),
          isSameBrowser: (session) =>
            isSame(session.fingerprintHash, fingerprintHash(secret, session.userId, body.fingerprint)),
        })
      : ({ code: 'AUTH_REQUIRED' } as const)
    if ('code' in outcome) {
      // The cookies of a dead session are cleared: neither half alone is of use.
      clearCookies(http, env)
      throw new AppError(outcome.code)
    }
    return respondWithSession(http, services, outcome, secret, now)
  },
})
