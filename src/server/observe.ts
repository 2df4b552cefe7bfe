import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { requestContext } from '#infra/log.server.ts'
import type { Services } from '#infra/services.server.ts'
import type { Metrics } from '#server/metrics.ts'

/** Gives the request its id, finds out who asks, and writes one line and one figure when it is answered. */
export function observe({ env, log }: Services, metrics: Metrics): MiddlewareHandler {
  return (http, next) => {
    const requestId = randomUUID()
    http.set('requestId', requestId)
    http.set('ip', clientAddress(http, env.TRUST_PROXY))
    const started = performance.now()
    return requestContext.run({ requestId }, async () => {
      await next()
      const seconds = (performance.now() - started) / 1000
      http.header('X-Request-Id', requestId)
      metrics.observe(http.req.method, http.req.path, http.res.status, seconds)
      log.info('request', {
        method: http.req.method,
        path: http.req.path,
        status: http.res.status,
        ms: Math.round(seconds * 10_000) / 10,
      })
    })
  }
}

/** The forwarded address counts only behind a proxy that sets it; anybody else could write anything there. */
function clientAddress(http: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(http).remote.address ?? 'unknown'
  } catch {
    // A request made inside the process, without a connection.
    return 'local'
  }
}
