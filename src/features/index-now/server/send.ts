import { forgetPages, readIndexNow, SITE, waitingPages } from '#features/index-now/queue.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

/** Passes it on to all search engines that take part. */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
const EVERY_MS = 60_000
const LEASE = { name: 'index-now', ms: 3 * EVERY_MS }
const BATCH = 1000
const TIMEOUT_MS = 10_000
const RETRY_MS = 60 * 60_000
/** Asking again with the same addresses would be refused again. */
const FOR_GOOD = new Set([400, 422])

export const tellSearchEngines = (services: Services) =>
  repeat(services, 'IndexNow', EVERY_MS, createIndexNow(services))

export function createIndexNow(services: Services, endpoint = ENDPOINT): Job {
  const { db, env, log, now } = services
  const job = leasedJob(services, LEASE, async (stopping) => {
    const state = await readIndexNow(db)
    const pages = await waitingPages(db, BATCH)
    if (!state || pages.length === 0) return
    const { key } = state
    const body = {
      host: new URL(env.SITE_URL).host,
      key,
      keyLocation: `${env.SITE_URL}/${key}.txt`,
      urlList: pages.map(({ path }) => env.SITE_URL + path),
    }
    const status = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'error',
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status
      },
      () => null,
    )
    const isTaken = status === 200 || status === 202
    if (!isTaken) log.warn('IndexNow did not take addresses', { status, count: pages.length })
    await inTransaction(db, async (trx) => {
      if (isTaken || FOR_GOOD.has(status ?? 0)) await forgetPages(trx, pages)
      const at = now()
      const nextAt = new Date(at.getTime() + (isTaken ? 0 : RETRY_MS)).toISOString()
      const last = {
        lastAt: at.toISOString(),
        lastStatus: status,
        lastCount: pages.length,
        lastPath: pages[0]?.path ?? '',
      }
      await trx
        .updateTable('indexNow')
        .set({ ...last, nextAt })
        .where('id', '=', SITE)
        .execute()
    })
  })
  return {
    async run(stopping) {
      const state = await readIndexNow(db)
      if (state?.isOn !== 1 || state.nextAt > now().toISOString()) return
      if ((await waitingPages(db, 1)).length > 0) await job.run(stopping)
    },
    leave: () => job.leave(),
  }
}
