import * as m from '#server/auth/messages.ts'
import { z } from 'zod'
import { beginChallenge } from '#entities/session/challenge.server.ts'
import { findInvite, consumeInvite } from '#entities/session/invite.server.ts'
import { Fingerprint } from '#entities/session/schema.ts'
import { needsSecondStep } from '#entities/session/second-step.server.ts'
import { hashPassword } from '#entities/user/password.server.ts'
import { changeAccount } from '#entities/user/queries.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { actorFrom } from '#server/auth/actor-from.ts'
import { attempt } from '#server/auth/attempt.ts'
import { requireSameOrigin } from '#server/auth/csrf.ts'
import { LoginResult } from '#server/auth/login.ts'
import { signIn } from '#server/auth/signed-in.ts'
import { siteWords } from '#server/auth/site-words.ts'
import { AppError } from '#shared/app-error.ts'
import { Role } from '#shared/schema/signed-in.ts'

const tag = 'Signing in'

const Token = z.string().min(1).max(100)
const LookBody = z.strictObject({ token: Token }).meta({ id: 'InviteLook' })
const AcceptBody = z
  .strictObject({ token: Token, password: z.string(), fingerprint: Fingerprint })
  .meta({ id: 'InviteAccept' })
const Invited = z.object({ name: z.string(), email: z.string(), role: Role }).meta({ id: 'Invited' })

const refusal = () => new AppError('BAD_REQUEST', m.inviteUsed)

/** Guesses of a token are counted like guesses of a password. */
const invited = ({ services, http }: Pick<CallContext, 'services' | 'http'>, token: string) =>
  attempt(http, services, { kind: 'token', at: 'invite' }, refusal(), async () => {
    const value = await findInvite(services.db, token, services.now())
    return value && { value, isComplete: true }
  })

export const inviteCalls = [
  call({
    method: 'post',
    path: '/auth/invite',
    tag,
    summary: 'Whose invitation it is; the link still works afterwards',
    body: LookBody,
    response: Invited,
    errors: [403, 429],
    run: async ({ body }, context) => {
      requireSameOrigin(context.http, context.services.env)
      const { name, email, role } = await invited(context, body.token)
      return { name, email, role }
    },
  }),
  call({
    method: 'post',
    path: '/auth/invite/accept',
    tag,
    summary: 'Choose the password with the one-time link, and sign in; with two-step sign-in the code is asked for',
    body: AcceptBody,
    response: LoginResult,
    errors: [403, 429, 503],
    run: async ({ body: { token, password, fingerprint } }, context): Promise<LoginResult> => {
      const { services, http } = context
      const { db, env, now } = services
      requireSameOrigin(http, env)
      const user = await invited(context, token)
      const passwordHash = await hashPassword(password, [user.email, ...siteWords(env)])
      const actor = actorFrom(http, user)
      await inTransaction(db, async (trx) => {
        // It may have been used or expired meanwhile.
        if (!(await findInvite(trx, token, now())) || !(await consumeInvite(trx, token))) throw refusal()
        await changeAccount(trx, user, { passwordHash }, actor, { action: 'invite-accept' })
      })
      if (await needsSecondStep(db, user.id)) {
        return { status: 'mfa_required', mfaToken: await beginChallenge(db, user.id, fingerprint, now()) }
      }
      const session = await signIn(http, services, { id: user.id, passwordHash }, fingerprint)
      if (!session) throw refusal()
      return session
    },
  }),
]
