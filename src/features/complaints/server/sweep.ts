import { setTimeout as pause } from 'node:timers/promises'
import { BATCH, forgetOld } from '#features/complaints/keep.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 10 * 60_000
const LEASE = { name: 'complaints', ms: 3 * EVERY_MS }
const BETWEEN_BATCHES_MS = 20
/** Far less than the lease. */
const MAX_BATCHES = 500

/** What was promised to be deleted is. */
export const sweepComplaints = (services: Services) =>
  repeat(services, 'retention of complaints', EVERY_MS, createComplaintSweep(services))

export const createComplaintSweep = (services: Pick<Services, 'db' | 'log' | 'now' | 'storage'>): Job =>
  leasedJob(services, LEASE, async (stopping) => {
    let forgotten = 0
    for (let batch = 0; batch < MAX_BATCHES && !stopping.aborted; batch++) {
      const count = await forgetOld(services)
      forgotten += count
      if (count < BATCH) break
      await pause(BETWEEN_BATCHES_MS)
    }
    if (forgotten > 0) services.log.info('private parts of complaints deleted', { forgotten })
  })
