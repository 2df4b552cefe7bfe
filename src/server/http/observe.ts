import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { requestContext } from '#infra/log.server.ts'
import { withoutToken } from '#features/preview-links/shared/address.ts'
import type { Services } from '#records/services.server.ts'
import type { Metrics } from '#server/http/metrics.ts'

export type Recorder = (requestId: string, method: string, path: string, status: number, started: number) => void

export const recorder =
  ({ log }: Pick<Services, 'log'>, metrics: Metrics): Recorder =>
  (requestId, method, path, status, started) => {
    const seconds = (performance.now() - started) / 1000
    metrics.observe(method, path, status, seconds)
    log.info('request', { requestId, method, path: withoutToken(path), status, ms: Math.round(seconds * 10_000) / 10 })
  }

export function observe({ env }: Services, record: Recorder): MiddlewareHandler {
  return (http, next) => {
    const requestId = randomUUID()
    http.set('requestId', requestId)
    http.set('ip', clientAddress(http, env.TRUST_PROXY))
    const started = performance.now()
    return requestContext.run({ requestId }, async () => {
      await next()
      // On the response itself: Hono's own way would make a new one.
      http.res.headers.set('X-Request-Id', requestId)
      record(requestId, http.req.method, http.req.path, http.res.status, started)
    })
  }
}

export const LOCAL = 'local'

/** `X-Forwarded-For` is trusted only behind a proxy that sets it; a client could write anything there. */
function clientAddress(http: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  // A request made inside the process has no connection, and an error for each of them would be a twentieth of its cost.
  return hasConnection(http) ? (getConnInfo(http).remote.address ?? 'unknown') : LOCAL
}

const hasConnection = ({ env }: Context<{ Bindings?: Partial<HttpBindings> }>) => env?.incoming !== undefined
