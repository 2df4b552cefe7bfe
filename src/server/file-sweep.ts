import { sweepFiles } from '#entities/media/sweep.server.ts'
import { releaseLease, acquireLease } from '#infra/db/lease.server.ts'
import type { Services } from '#entities/services.server.ts'
import { type Job, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'

const EVERY_MS = 30 * 60_000
const LEASE = 'files'
const LEASE_MS = 3 * EVERY_MS

export const sweepStorage = (services: Services) => repeat(services, 'file sweep', EVERY_MS, createFileSweep(services))

export function createFileSweep(services: Services): Job {
  const { db, log, now } = services
  const holder = newId()
  let hasWarned = false
  return {
    async run() {
      if (!(await acquireLease(db, LEASE, holder, now(), LEASE_MS))) return
      const removed = await sweepFiles(services)
      if (removed && removed.length > 0) log.info('files of no record removed', { removed })
      if (removed || hasWarned) return
      hasWarned = true
      log.warn('left-over files are not removed: by owner.txt beside them, these are the files of another database')
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}
