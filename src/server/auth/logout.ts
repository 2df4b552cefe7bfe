import { writeAudit } from '#records/history/history.server.ts'
import { endSession, sessionOfTokens } from '#entities/session/queries.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { actorFrom } from '#server/auth/actor-from.ts'
import { clearCookies, type Http, readCookies } from '#server/auth/cookies.ts'
import { requireSameOrigin, refuseNavigation } from '#server/auth/csrf.ts'

const logout = <M extends 'get' | 'post'>(method: M) =>
  call({
    method,
    path: '/auth/logout',
    tag: 'Signing in',
    summary: 'Sign out; also when already signed out',
    errors: [403],
    run: async (_, { services, http }) => {
      requireSameOrigin(http, services.env)
      refuseNavigation(http)
      await end(http, services)
      clearCookies(http, services.env)
      return undefined
    },
  })

async function end(http: Http, { db, env, now }: Services): Promise<void> {
  const sessionId = await sessionOfTokens(db, readCookies(http, env))
  if (!sessionId) return
  await inTransaction(db, async (trx) => {
    if (!(await endSession(trx, sessionId, 'logout', now()))) return
    const user = await trx
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .where('session.id', '=', sessionId)
      .select(['user.id', 'user.name', 'user.email'])
      .executeTakeFirstOrThrow()
    const event = { collection: 'users', recordId: user.id, recordTitle: user.email }
    await writeAudit(trx, actorFrom(http, user), { action: 'logout', ...event })
  })
}

export const logoutCalls = [logout('get'), logout('post')]
