import { setTimeout as pause } from 'node:timers/promises'
import { dropOldestReads, dropOldMarks } from '#features/reads/sums.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 6 * 60 * 60_000
const LEASE = { name: 'reads', ms: 60 * 60_000 }
/** Other writers get their turn between two periods, each of as many rows as there are posts. */
const BETWEEN_STEPS_MS = 20

/** Years that reports no longer reach are dropped, a period at a time. */
export const dropOldReads = (services: Services) => repeat(services, 'old reads', EVERY_MS, createReadSweep(services))

function createReadSweep(services: Services): Job {
  return leasedJob(services, LEASE, async (stopping) => {
    await dropOldMarks(services.db, services.now())
    while (!stopping.aborted && (await dropOldestReads(services.db, services.now()))) await pause(BETWEEN_STEPS_MS)
  })
}
