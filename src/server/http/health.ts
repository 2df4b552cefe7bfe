import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { LOCAL } from '#server/http/observe.ts'
import { familyOf, subnets } from '#server/http/subnets.ts'

const PRIVATE = subnets(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7'])

const isPrivate = (ip: string) => ip === LOCAL || (isIP(ip) !== 0 && PRIVATE.check(ip, familyOf(ip)))

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
    if (!isPrivate(http.get('ip'))) return http.text('Only for addresses of the own network.', 403)
    return http.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}
