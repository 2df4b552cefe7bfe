import * as m from '#server/auth/messages.ts'
import { z } from 'zod'
import { endSession, listSessions } from '#entities/session/queries.server.ts'
import { SessionSummary } from '#entities/session/schema.ts'
import { SignedIn, SignedInUser } from '#shared/schema/signed-in.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { hashPassword } from '#entities/user/password.server.ts'
import { changeAccount } from '#entities/user/queries.server.ts'
import { PASSWORD_MAX, UserInput } from '#entities/user/schema.ts'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'
import type { Trx } from '#records/db.server.ts'
import { call, type CallContext, type Caller } from '#records/calls/calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { askPasswordAgain } from '#server/auth/ask-again.ts'
import { clearCookies } from '#server/auth/cookies.ts'
import { describeSession } from '#server/auth/signed-in.ts'
import { siteWords } from '#server/auth/site-words.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { id } from '#shared/schema/text.ts'

const tag = 'Own account'
const Password = z.string().min(1).max(PASSWORD_MAX)

const PasswordChange = z
  .strictObject({ currentPassword: Password, newPassword: z.string() })
  .meta({ id: 'PasswordChange' })
const EmailChange = UserInput.pick({ email: true }).extend({ password: Password }).meta({ id: 'EmailChange' })
const LanguageChange = z.strictObject(SignedInUser.pick({ language: true }).shape).meta({ id: 'LanguageChange' })
const SessionList = z.object({ items: z.array(SessionSummary) }).meta({ id: 'SessionList' })

async function present({ services, caller }: CallContext): Promise<SignedIn> {
  const session = await services.db
    .selectFrom('session')
    .where('id', '=', caller.sessionId)
    .selectAll()
    .executeTakeFirstOrThrow()
  return describeSession(services, session)
}

/** Which writer a contributor signs as follows from the e-mail: they would choose somebody else, or anybody. */
async function refuseOtherSignature(trx: Trx, user: { email: string; name: string }, email: string): Promise<void> {
  const after = { email: email.toLowerCase(), name: user.name }
  if ((await findOwnWriter(trx, user)) === (await findOwnWriter(trx, after))) return
  throw new AppError('VALIDATION_FAILED', undefined, [fieldError('email', m.otherSignature)])
}

const own = ({ sessionId }: Caller) => ({ keepSession: sessionId })

export const accountCalls = [
  call({
    method: 'get',
    path: '/auth/me',
    tag,
    summary: 'Who is signed in',
    access: 'contributor',
    response: SignedIn,
    run: (_, context) => present(context),
  }),
  call({
    method: 'get',
    path: '/auth/sessions',
    tag,
    summary: 'Where one is signed in',
    access: 'contributor',
    response: SessionList,
    run: async (_, { services, caller }) => ({
      items: await listSessions(services.db, caller.id, caller.sessionId, services.now()),
    }),
  }),
  call({
    method: 'delete',
    path: '/auth/sessions/{id}',
    tag,
    summary: 'Sign out elsewhere',
    access: 'contributor',
    params: z.object({ id }),
    run: async ({ params }, { services, caller, http }) => {
      const { db, env, now } = services
      const own = await listSessions(db, caller.id, caller.sessionId, now())
      const session = own.find((each) => each.id === params.id)
      if (!session) throw new AppError('NOT_FOUND', m.sessionOver)
      await inTransaction(db, async (trx) => {
        await endSession(trx, session.id, 'revoked', now())
        const event = { collection: 'users', recordId: caller.id, recordTitle: caller.name }
        await writeAudit(trx, caller, { action: 'session-revoke', ...event })
      })
      if (session.isCurrent) clearCookies(http, env)
      return undefined
    },
  }),
  call({
    method: 'put',
    path: '/auth/language',
    tag,
    summary: 'The language of the back office and of mails, for oneself',
    access: 'contributor',
    body: LanguageChange,
    run: async ({ body }, { services, caller }) => {
      await services.db.updateTable('user').set(body).where('id', '=', caller.id).execute()
      return undefined
    },
  }),
  call({
    method: 'put',
    path: '/auth/password',
    tag,
    summary: 'Change the password; ends all other sessions',
    access: 'contributor',
    body: PasswordChange,
    errors: [429, 503],
    run: async ({ body }, context) => {
      const { services, caller } = context
      const user = await askPasswordAgain(context, body.currentPassword, 'currentPassword')
      const about = [user.email, ...siteWords(services.env)]
      const passwordHash = await hashPassword(body.newPassword, about, 'newPassword')
      await inTransaction(services.db, (trx) => changeAccount(trx, user, { passwordHash }, caller, own(caller)))
      return undefined
    },
  }),
  call({
    method: 'put',
    path: '/auth/email',
    tag,
    summary: 'Change the e-mail; ends all other sessions',
    access: 'contributor',
    body: EmailChange,
    response: SignedIn,
    errors: [409, 429, 503],
    run: async ({ body }, context) => {
      const { services, caller } = context
      const user = await askPasswordAgain(context, body.password)
      const { email } = body
      await inTransaction(services.db, async (trx) => {
        if (caller.role === 'contributor') await refuseOtherSignature(trx, user, email)
        await changeAccount(trx, user, { email }, caller, own(caller))
      })
      return present(context)
    },
  }),
]
