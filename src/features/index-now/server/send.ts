import { forgetPages, noteBatch, readIndexNow, SITE, waitingPages } from '#features/index-now/queue.server.ts'
import { TAKEN } from '#features/index-now/shared/answers.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

/** Passes it on to all search engines that take part. */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
const EVERY_MS = 60_000
const LEASE = { name: 'index-now', ms: 3 * EVERY_MS }
/** The protocol allows ten thousand. */
const BATCH = 1000
const TIMEOUT_MS = 10_000
const RETRY_MS = 60 * 60_000
const LONGEST_WAIT_MS = 24 * RETRY_MS
/** Asking again with the same addresses would be refused again. */
const FOR_GOOD = new Set([400, 422])

export const tellSearchEngines = (services: Services) =>
  repeat(services, 'IndexNow', EVERY_MS, createIndexNow(services))

interface Answer {
  /** Null if nobody answered. */
  status: number | null
  /** For how long the other side wants to be left alone. */
  waitMs: number
}

/** https://www.indexnow.org/documentation */
async function tell(
  endpoint: string,
  { siteUrl, key, paths }: { siteUrl: string; key: string; paths: string[] },
  signal: AbortSignal,
): Promise<Answer> {
  const body = {
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${key}.txt`,
    urlList: paths.map((path) => siteUrl + path),
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal,
      redirect: 'error',
    })
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after'))
    return { status: response.status, waitMs: Math.min(seconds > 0 ? seconds * 1000 : 0, LONGEST_WAIT_MS) }
  } catch {
    return { status: null, waitMs: 0 }
  }
}

export function createIndexNow(services: Services, endpoint = ENDPOINT, timeoutMs = TIMEOUT_MS): Job {
  const { db, env, log, now } = services
  const job = leasedJob(services, LEASE, async (stopping) => {
    const state = await readIndexNow(db)
    const pages = await waitingPages(db, BATCH)
    if (!state || pages.length === 0) return
    const paths = pages.map(({ path }) => path)
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
    const { status, waitMs } = await tell(endpoint, { siteUrl: env.SITE_URL, key: state.key, paths }, signal)
    const isTaken = TAKEN.has(status ?? 0)
    if (!isTaken) log.warn('IndexNow did not take addresses', { status, count: pages.length })
    await inTransaction(db, async (trx) => {
      if (isTaken || FOR_GOOD.has(status ?? 0)) await forgetPages(trx, pages)
      const at = now()
      await noteBatch(trx, { at, status, paths })
      const nextAt = new Date(at.getTime() + (isTaken ? 0 : Math.max(RETRY_MS, waitMs))).toISOString()
      const last = { lastAt: at.toISOString(), lastStatus: status, lastCount: paths.length, lastPath: paths[0] ?? '' }
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
