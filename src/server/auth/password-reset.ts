import * as m from '#server/auth/messages.ts'
import { z } from 'zod'
import { queueMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued, SIGN_IN_SCREEN } from '#entities/mail-queue/send.server.ts'
import { consumeResetToken, findResetToken, RESET_MS } from '#entities/session/reset.server.ts'
import { hashPassword } from '#entities/user/password.server.ts'
import { changeAccount } from '#entities/user/queries.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, loadMailer } from '#infra/mail.server.ts'
import { actorFrom } from '#server/auth/actor-from.ts'
import { attempt, countAttempt } from '#server/auth/attempt.ts'
import { requireSameOrigin } from '#server/auth/csrf.ts'
import { rememberDevice } from '#server/auth/device.ts'
import { siteWords } from '#server/auth/site-words.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

const tag = 'Signing in'

const SignInOptions = z
  .object({
    passwordReset: z.boolean(),
  })
  .meta({ id: 'SignInOptions' })

/** An invalid e-mail gets the same response as an unknown one. */
const ForgotBody = z.strictObject({ email: z.string().trim().min(1).max(254) }).meta({ id: 'PasswordForgot' })
const ResetBody = z
  .strictObject({ token: z.string().min(1).max(100), password: z.string() })
  .meta({ id: 'PasswordReset' })

const refusal = () => new AppError('BAD_REQUEST', m.resetUsed)

export const passwordResetCalls = [
  call({
    method: 'get',
    path: '/auth/options',
    tag,
    summary: 'What the sign-in screen may offer',
    response: SignInOptions,
    run: async (_, { services }) => ({ passwordReset: canSendMail(services.env) }),
  }),
  call({
    method: 'post',
    path: '/auth/password/forgot',
    tag,
    summary:
      'Send a mail with a one-time address for a new password; the answer does not tell whether there is such a user',
    body: ForgotBody,
    errors: [403, 409, 429, 503],
    run: async ({ body: { email } }, { services, http }): Promise<undefined> => {
      requireSameOrigin(http, services.env)
      if (!canSendMail(services.env)) throw new AppError('NO_MAIL')
      await countAttempt(http, services, { kind: 'token', at: `forgot:${email}` })
      const actor = actorFrom(http, SIGN_IN_SCREEN)
      // Before the answer: loading it blocks the process for a moment.
      await loadMailer()
      const id = newId()
      await queueMail(
        services.db,
        // Written when it is sent, in the language of whoever has this address.
        { id, kind: 'reset', to: email, subject: '', text: '' },
        services.now(),
        RESET_MS,
      )
      // Whatever differs between a known and an unknown user happens after the response, so that timing tells nothing.
      later(services, 'the mail for a new password', async () => void (await sendQueued(services, id, actor)))
    },
  }),
  call({
    method: 'post',
    path: '/auth/password/reset',
    tag,
    summary: 'Set a new password with the one-time address from the mail; ends all sessions',
    body: ResetBody,
    errors: [403, 429, 503],
    run: async ({ body: { token, password } }, { services, http }): Promise<undefined> => {
      const { db, env, now } = services
      requireSameOrigin(http, env)
      const user = await attempt(http, services, { kind: 'token', at: 'reset' }, refusal(), async () => {
        const value = await findResetToken(db, token, now())
        return value && { value, isComplete: true }
      })
      const passwordHash = await hashPassword(password, [user.email, ...siteWords(env)])
      const actor = actorFrom(http, user)
      await inTransaction(db, async (trx) => {
        if (!(await consumeResetToken(trx, token, now()))) throw refusal()
        await changeAccount(trx, user, { passwordHash }, actor, { action: 'password-reset' })
      })
      // Who reads the user's mail is no stranger.
      await rememberDevice(http, services, user.id)
    },
  }),
]
