import { sql } from 'kysely'
import type { AppHono } from '#entities/calls.server.ts'
import type { Services } from '#entities/services.server.ts'
import type { Metrics } from '#server/http/metrics.ts'

const PRIVATE = /^(local|::1|::ffff:127\.|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::ffff:(10|192\.168)\.)/

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve. `/metrics`: for a Prometheus on the machine or its
 * network.
 */
export function mountHealth(app: AppHono, { db }: Services, metrics: Metrics, isStopping = () => false): void {
  app.get('/healthz', (http) => http.text('ok'))
  app.get('/readyz', async (http) => {
    if (isStopping()) return http.text('stopping', 503)
    const isUp = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return isUp ? http.text('ready') : http.text('database unavailable', 503)
  })
  app.get('/metrics', async (http) => {
    if (!PRIVATE.test(http.get('ip'))) return http.text('Only for addresses of the own network.', 403)
    return http.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}
