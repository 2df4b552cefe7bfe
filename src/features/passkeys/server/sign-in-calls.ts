import { findChallenge } from '#entities/session/challenge.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { hasTotp } from '#entities/session/totp.server.ts'
import { CHALLENGE_MS, newChallenge } from '#features/passkeys/challenge.server.ts'
import * as m from '#features/passkeys/messages.ts'
import {
  PasskeyAsk,
  PasskeyAsked,
  type PasskeyRequest,
  PasskeySignIn,
  type Purpose,
} from '#features/passkeys/schema.ts'
import { credentialOf, siteOf, verifySigned } from '#features/passkeys/server/verify.ts'
import { findPasskey, passkeysOf } from '#features/passkeys/store.server.ts'
import { throttle } from '#infra/throttle.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { attempt } from '#server/auth/attempt.ts'
import type { Http } from '#server/auth/cookies.ts'
import { requireSameOrigin } from '#server/auth/csrf.ts'
import { knownDevice } from '#server/auth/device.ts'
import { finishSecondStep } from '#server/auth/second-step.ts'
import { signIn } from '#server/auth/signed-in.ts'
import { AppError } from '#shared/app-error.ts'
import { networkOf } from '#shared/network.ts'
import { SignedIn } from '#shared/schema/signed-in.ts'

const tag = 'Signing in'
const common = { method: 'post', tag } as const

/** Each is a row. */
const QUESTIONS = [{ count: 60, windowMs: 15 * 60_000 }]

async function countQuestion(http: Http, { db, now }: Services): Promise<void> {
  const { wait } = await throttle(db, await throttleKey(db, 'passkey', networkOf(http.get('ip'))), QUESTIONS, now())
  if (wait === 0) return
  http.header('Retry-After', String(wait))
  throw new AppError('TOO_MANY_ATTEMPTS')
}

async function ask(services: Services, purpose: Purpose, userId: string | null): Promise<PasskeyRequest> {
  const { db, now } = services
  const own = userId === null ? [] : await passkeysOf(db, userId)
  return {
    rpId: siteOf(services).rpId,
    challenge: await newChallenge(db, purpose, userId, now()),
    timeout: CHALLENGE_MS,
    allowCredentials: own.map(credentialOf),
    // After the password, having the device is enough.
    userVerification: userId === null ? 'required' : 'discouraged',
  }
}

export const passkeySignInCalls = [
  call({
    ...common,
    path: '/auth/passkeys/ask',
    summary: 'What a passkey is asked to sign: to sign in with it alone or, with `mfaToken`, as the second step',
    body: PasskeyAsk,
    response: PasskeyAsked,
    errors: [400, 403, 429],
    run: async ({ body: { mfaToken } }, { services, http }) => {
      requireSameOrigin(http, services.env)
      await countQuestion(http, services)
      if (mfaToken === undefined) return { options: await ask(services, 'sign-in', null), hasApp: false }
      const { db, now } = services
      const user = await findChallenge(db, mfaToken)
      if (!user || user.expiresAt <= now().toISOString()) throw new AppError('MFA_INVALID')
      const options = await ask(services, 'second-step', user.id)
      const hasApp = await hasTotp(db, user.id)
      return { options: options.allowCredentials.length > 0 ? options : null, hasApp }
    },
  }),
  call({
    ...common,
    path: '/auth/passkeys/sign-in',
    summary: 'Sign in with what a passkey has signed; with `mfaToken` instead of a code',
    body: PasskeySignIn,
    response: SignedIn,
    errors: [400, 403, 429, 503],
    run: async ({ body }, { services, http }) => {
      requireSameOrigin(http, services.env)
      const { mfaToken, fingerprint } = body
      if (mfaToken === undefined) return signInAlone(http, services, body)
      const wrong = new AppError('MFA_INVALID', m.refused)
      return finishSecondStep(http, services, { mfaToken, fingerprint }, wrong, async (userId) =>
        Boolean(await verifySigned(http, services, body, userId)),
      )
    },
  }),
]

async function signInAlone(http: Http, services: Services, body: PasskeySignIn): Promise<SignedIn> {
  const owner = await findPasskey(services.db, body.id)
  const device = await knownDevice(http, services, owner?.userId)
  const guess = { kind: 'token', at: 'passkey', device } as const
  return attempt(http, services, guess, new AppError('INVALID_CREDENTIALS', m.refused), async () => {
    const user = await verifySigned(http, services, body)
    const value = user && (await signIn(http, services, user, body.fingerprint, 'login-passkey'))
    return value && { value, isComplete: true }
  })
}
