import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#records/services.server.ts'
import { deleteVersions, findThinnable } from '#records/history/thin-history.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 60 * 60_000
const LEASE = { name: 'history', ms: 3 * EVERY_MS }
/** A batch takes a few milliseconds, and other writers get their turn between two of them. */
const STEP = 100
const BETWEEN_STEPS_MS = 20
/** Some minutes, far less than the lease. */
const MAX_STEPS = 5000

/** Old versions that nobody named and visitors never saw are thinned out; the rest is retained for ever. */
export const thinHistory = (services: Services) => repeat(services, 'history', EVERY_MS, createHistorySweep(services))

export function createHistorySweep(services: Pick<Services, 'db' | 'log' | 'now'>): Job {
  const { db, log, now } = services
  return leasedJob(services, LEASE, async (stopping) => {
    let dropped = 0
    for (let step = 0; step < MAX_STEPS && !stopping.aborted; step++) {
      const found = await findThinnable(db, now(), STEP)
      if (found.length === 0) break
      await deleteVersions(db, found)
      dropped += found.length
      await pause(BETWEEN_STEPS_MS)
    }
    if (dropped > 0) log.info('old versions thinned out', { dropped })
  })
}
