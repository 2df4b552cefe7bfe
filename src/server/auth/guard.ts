import * as m from '#server/auth/messages.ts'
import { findAccess } from '#entities/session/queries.server.ts'
import { serverSecret } from '#entities/session/tokens.server.ts'
import { identifyKey, keyIn } from '#features/api-keys/server/identify.ts'
import type { Caller, Guard } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Http, readCookies } from '#server/auth/cookies.ts'
import { requireSameOrigin, requireCsrfToken } from '#server/auth/csrf.ts'
import { AppError } from '#shared/app-error.ts'
import { hasRole } from '#shared/role.ts'

async function identify(http: Http, call: Parameters<Guard>[1], services: Services) {
  const key = keyIn(http)
  if (key !== undefined) return identifyKey(http, key, call, services)
  const { db, env, now } = services
  const { sid, antiForgery } = readCookies(http, env)
  if (!sid) throw new AppError('AUTH_REQUIRED')
  const found = await findAccess(db, sid, now())
  if ('code' in found) throw new AppError(found.code)
  const { session, user } = found
  requireCsrfToken(http, antiForgery, await serverSecret(db), session, now())
  requireSameOrigin(http, env)
  if (!hasRole(user.role, call.access)) throw new AppError('FORBIDDEN')
  const { id, name, role, isTwoStep } = user
  const caller: Caller = { id, name, role, sessionId: session.id, ip: http.get('ip'), requestId: http.get('requestId') }
  return { caller, isTwoStep }
}

/** For calls about the user's own account: those that set up the second step must work before it is set up. */
export const accountGuard: Guard = async (http, call, services) => (await identify(http, call, services)).caller

export const sessionGuard: Guard = async (http, call, services) => {
  const { caller, isTwoStep } = await identify(http, call, services)
  if (services.env.REQUIRE_2FA && !isTwoStep) throw new AppError('FORBIDDEN', m.setUpSecondStep)
  return caller
}
