import { PICTURES, sweepFiles } from '#entities/media/sweep.server.ts'
import { PROOFS } from '#features/players/proof.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 30 * 60_000
const LEASE = { name: 'files', ms: 3 * EVERY_MS }

export const sweepStorage = (services: Services) => repeat(services, 'file sweep', EVERY_MS, createFileSweep(services))

export function createFileSweep(services: Services): Job {
  const { log } = services
  let hasWarned = false
  return leasedJob(services, LEASE, async () => {
    const removed = await sweepFiles(services, [PICTURES, PROOFS])
    if (removed && removed.length > 0) log.info('files of no record removed', { removed })
    if (removed || hasWarned) return
    hasWarned = true
    log.warn('left-over files are not removed: by owner.txt beside them, these are the files of another database')
  })
}
