import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#entities/services.server.ts'
import { deleteVersions, findThinnable } from '#entities/thin-history.server.ts'
import { acquireLease, releaseLease } from '#infra/db/lease.server.ts'
import { type Job, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'

const EVERY_MS = 60 * 60_000
const LEASE = 'history'
const LEASE_MS = 3 * EVERY_MS
/** A batch takes a few milliseconds, and other writers get their turn between two of them. */
const STEP = 100
const BETWEEN_STEPS_MS = 20
/** Some minutes, far less than the lease. */
const MAX_STEPS = 5000

/** Old versions that nobody named and visitors never saw are thinned out; the rest is retained for ever. */
export const thinHistory = (services: Services) => repeat(services, 'history', EVERY_MS, createHistorySweep(services))

export function createHistorySweep({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Job {
  const holder = newId()
  return {
    async run(stopping) {
      if (!(await acquireLease(db, LEASE, holder, now(), LEASE_MS))) return
      let dropped = 0
      for (let step = 0; step < MAX_STEPS; step++) {
        if (stopping?.aborted) break
        const found = await findThinnable(db, now(), STEP)
        if (found.length === 0) break
        await deleteVersions(db, found)
        dropped += found.length
        await pause(BETWEEN_STEPS_MS)
      }
      if (dropped > 0) log.info('old versions thinned out', { dropped })
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}
