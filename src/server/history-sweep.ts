import type { Services } from '#records/services.server.ts'
import { deleteVersions, findThinnable } from '#records/history/thin-history.server.ts'
import { inBatches, type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 60 * 60_000
const LEASE = { name: 'history', ms: 3 * EVERY_MS }
const AT_ONCE = 100

/** Old versions that nobody named and visitors never saw are thinned out; the rest is retained for ever. */
export const thinHistory = (services: Services) => repeat(services, 'history', EVERY_MS, createHistorySweep(services))

export function createHistorySweep(services: Pick<Services, 'db' | 'log' | 'now'>): Job {
  const { db, log, now } = services
  return leasedJob(services, LEASE, async (stopping) => {
    // Until there are none: after those of an hour come those of a day.
    const dropped = await inBatches(1, stopping, async () => {
      const found = await findThinnable(db, now(), AT_ONCE)
      if (found.length > 0) await deleteVersions(db, found)
      return found.length
    })
    if (dropped > 0) log.info('old versions thinned out', { dropped })
  })
}
