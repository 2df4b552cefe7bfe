import { z } from 'zod'
import { beginChallenge } from '#entities/session/challenge.server.ts'
import { Fingerprint } from '#entities/session/schema.ts'
import { SignedIn } from '#shared/schema/signed-in.ts'
import { needsSecondStep } from '#entities/session/second-step.server.ts'
import { acceptCode } from '#entities/session/totp.server.ts'
import { isRightPassword } from '#entities/user/password.server.ts'
import { findUserByEmail } from '#entities/user/queries.server.ts'
import { PASSWORD_MAX } from '#entities/user/schema.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { attempt } from '#server/auth/attempt.ts'
import type { Http } from '#server/auth/cookies.ts'
import { requireSameOrigin } from '#server/auth/csrf.ts'
import { knownDevice } from '#server/auth/device.ts'
import { finishSecondStep } from '#server/auth/second-step.ts'
import { signIn } from '#server/auth/signed-in.ts'
import { AppError } from '#shared/app-error.ts'

/** An invalid e-mail is not a validation error: the response must be the same as for an unknown one. */
const Credentials = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_MAX),
  fingerprint: Fingerprint,
})
const SecondStep = z.strictObject({
  mfaToken: z.string().min(1).max(100),
  code: z.string().trim().min(6).max(40),
  fingerprint: Fingerprint,
})
const LoginBody = z.union([Credentials, SecondStep]).meta({ id: 'LoginBody' })

const MfaRequired = z.object({ status: z.literal('mfa_required'), mfaToken: z.string() })
export const LoginResult = z.union([SignedIn, MfaRequired]).meta({ id: 'LoginResult' })
export type LoginResult = z.infer<typeof LoginResult>

export const loginCall = call({
  method: 'post',
  path: '/auth/login',
  tag: 'Signing in',
  summary: 'Sign in; with two-step sign-in the same call again with the code',
  body: LoginBody,
  response: LoginResult,
  errors: [403, 429, 503],
  run: async ({ body }, { services, http }) => {
    requireSameOrigin(http, services.env)
    return 'mfaToken' in body ? finish(http, services, body) : begin(http, services, body)
  },
})

async function begin(http: Http, services: Services, input: z.infer<typeof Credentials>): Promise<LoginResult> {
  const { db, now } = services
  const user = await findUserByEmail(db, input.email)
  const device = await knownDevice(http, services, user?.id)
  const guess = { kind: 'password', at: input.email, device } as const
  return attempt<LoginResult>(http, services, guess, new AppError('INVALID_CREDENTIALS'), async () => {
    const isRight = await isRightPassword(user?.passwordHash, input.password, device !== undefined)
    if (!user || !isRight || user.isActive !== 1) return undefined
    if (await needsSecondStep(db, user.id)) {
      const mfaToken = await beginChallenge(db, user.id, input.fingerprint, now())
      return { value: { status: 'mfa_required', mfaToken }, isComplete: false }
    }
    const value = await signIn(http, services, user, input.fingerprint)
    return value && { value, isComplete: true }
  })
}

const finish = (http: Http, services: Services, input: z.infer<typeof SecondStep>): Promise<LoginResult> =>
  finishSecondStep(http, services, input, new AppError('MFA_INVALID'), (userId) =>
    acceptCode(services.db, userId, input.code, services.now()),
  )
