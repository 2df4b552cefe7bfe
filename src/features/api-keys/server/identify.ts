import { throttleKey } from '#entities/session/tokens.server.ts'
import * as m from '#features/api-keys/messages.ts'
import { covers, neededFor } from '#features/api-keys/shared/scopes.ts'
import { findKey, noteUse } from '#features/api-keys/store.server.ts'
import { throttle } from '#infra/throttle.server.ts'
import type { Caller, Guard } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { networkOf } from '#shared/network.ts'
import { hasRole } from '#shared/role.ts'
import { said } from '#shared/words/message.ts'

type Http = Parameters<Guard>[0]

const GUESSES = [{ count: 20, windowMs: 15 * 60_000 }]

const MINUTE_MS = 60_000
/** Of one key, in one process. */
const CALLS_A_MINUTE = 600

const BEARER = /^Bearer +(\S+)$/i

/** Only in this header: addresses are logged, and a form or a picture on another site cannot send it. */
export const keyIn = (http: Http): string | undefined => BEARER.exec(http.req.header('authorization') ?? '')?.[1]

/** Who a key acts for. What the user may not do, it may not do either. */
export const identifyKey = async (http: Http, key: string, call: Parameters<Guard>[1], services: Services) => {
  const { db, now } = services
  const found = await findKey(db, key)
  if (!found) return refuseGuess(http, services)
  const { user, scopes } = found
  if (!user.isActive) throw new AppError('ACCOUNT_DISABLED')
  if (found.expiresAt <= now().toISOString()) throw new AppError('AUTH_REQUIRED', m.keyExpired)
  countCall(http, services, found.id)
  const needed = neededFor(call)
  if (!needed) throw new AppError('FORBIDDEN', m.sessionOnly)
  if (!covers(scopes, needed.area, needed.level)) {
    throw new AppError('FORBIDDEN', said(m.scopeMissing, { scope: `${needed.area}:${needed.level}` }))
  }
  if (!hasRole(user.role, call.access)) throw new AppError('FORBIDDEN')
  await noteUse(db, found, now())
  const caller: Caller = {
    id: user.id,
    name: user.name,
    role: user.role,
    sessionId: '',
    ip: http.get('ip'),
    requestId: http.get('requestId'),
    key: { name: found.name, mayPublish: (collection) => covers(scopes, collection, 'publish') },
  }
  return { caller, isTwoStep: user.isTwoStep }
}

/** Counted apart from passwords: a program with a revoked key must not keep its network from signing in. */
async function refuseGuess(http: Http, { db, log, now }: Services): Promise<never> {
  const ip = http.get('ip')
  const { wait } = await throttle(db, await throttleKey(db, 'api-key', networkOf(ip)), GUESSES, now())
  if (wait > 0) throw tooMany(http, wait)
  log.warn('unknown API key', { ip })
  throw new AppError('AUTH_REQUIRED', m.keyUnknown)
}

/** The minute and the calls of each key in it, by database: tests have several in one process. */
const counted = new WeakMap<object, { minute: number; calls: Map<string, number> }>()

function countCall(http: Http, { db, now }: Services, id: string): void {
  const minute = Math.floor(now().getTime() / MINUTE_MS)
  const before = counted.get(db)
  const current = before?.minute === minute ? before : { minute, calls: new Map<string, number>() }
  counted.set(db, current)
  const count = (current.calls.get(id) ?? 0) + 1
  if (count > CALLS_A_MINUTE) throw tooMany(http, Math.ceil(((minute + 1) * MINUTE_MS - now().getTime()) / 1000))
  current.calls.set(id, count)
}

function tooMany(http: Http, wait: number): AppError {
  http.header('Retry-After', String(wait))
  return new AppError('TOO_MANY_ATTEMPTS')
}
