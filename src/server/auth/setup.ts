import * as m from '#server/auth/messages.ts'
import { z } from 'zod'
import { Fingerprint } from '#entities/session/schema.ts'
import { SignedIn } from '#shared/schema/signed-in.ts'
import { isSetupToken, consumeSetupToken } from '#entities/session/setup.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { hashPassword } from '#entities/user/password.server.ts'
import { insertFirstUser } from '#entities/user/queries.server.ts'
import { UserInput } from '#entities/user/schema.ts'
import { call } from '#records/calls/calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { attempt } from '#server/auth/attempt.ts'
import { requireSameOrigin } from '#server/auth/csrf.ts'
import { signIn } from '#server/auth/signed-in.ts'
import { siteWords } from '#server/auth/site-words.ts'
import { AppError } from '#shared/app-error.ts'

const SetupBody = UserInput.pick({ email: true, name: true })
  .extend({ token: z.string().min(1).max(100), password: z.string(), fingerprint: Fingerprint })
  .meta({ id: 'SetupBody' })

const refusal = () => new AppError('BAD_REQUEST', m.setupUsed)

export const setupCall = call({
  method: 'post',
  path: '/auth/setup',
  tag: 'Signing in',
  summary: 'Make the first admin with the one-time address that the server printed',
  body: SetupBody,
  response: SignedIn,
  status: 201,
  errors: [403, 429, 503],
  run: async ({ body: { token, password, fingerprint, ...input } }, { services, http }) => {
    const { db, env, now } = services
    requireSameOrigin(http, env)
    await attempt(http, services, { kind: 'token', at: 'setup' }, refusal(), async () =>
      (await isSetupToken(db, token, now())) ? { value: true, isComplete: true } : undefined,
    )
    const passwordHash = await hashPassword(password, [input.email, ...siteWords(env)])
    const user = await inTransaction(db, async (trx) => {
      // First of all, or two callers with a token each would deadlock.
      const admin = await insertFirstUser(trx, { ...input, role: 'admin', isActive: true }, passwordHash, SYSTEM)
      if (!admin || !(await consumeSetupToken(trx, token))) throw refusal()
      return { ...admin, passwordHash }
    })
    return signIn(http, services, user, fingerprint)
  },
})
