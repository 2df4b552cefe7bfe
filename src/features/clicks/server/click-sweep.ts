import { setTimeout as pause } from 'node:timers/promises'
import { dropClicks } from '#features/clicks/queries.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'
import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const EVERY_MS = 10 * 60_000
const LEASE = { name: 'clicks', ms: 3 * EVERY_MS }
/** A batch takes a millisecond or two, and other writers get their turn between two of them. */
const STEP = 100
const BETWEEN_STEPS_MS = 20
/** Some minutes, far less than the lease. */
const MAX_STEPS = 10_000

/** Single clicks have a retention period; their sums stay. */
export const dropOldClicks = (services: Services) =>
  repeat(services, 'old clicks', EVERY_MS, createClickSweep(services))

export function createClickSweep(services: Services): Job {
  const { db, env, log, now } = services
  return leasedJob(services, LEASE, async (stopping) => {
    // Whole days, so that a remaining day has all its clicks.
    const before = pragueDayStart(addDays(pragueDay(now()), -env.CLICK_RETENTION_DAYS))
    let dropped = 0
    for (let step = 0; step < MAX_STEPS && !stopping.aborted; step++) {
      const some = await dropClicks(db, before, STEP)
      dropped += some
      if (some < STEP) break
      await pause(BETWEEN_STEPS_MS)
    }
    if (dropped > 0) log.info('old clicks dropped', { dropped, before })
  })
}
