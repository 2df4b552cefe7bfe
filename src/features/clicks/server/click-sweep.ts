import { dropClicks } from '#features/clicks/queries.server.ts'
import type { Services } from '#records/services.server.ts'
import { inBatches, type Job, leasedJob, repeat } from '#server/jobs.ts'
import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const EVERY_MS = 10 * 60_000
const LEASE = { name: 'clicks', ms: 3 * EVERY_MS }
const AT_ONCE = 100

/** Single clicks have a retention period; their sums stay. */
export const dropOldClicks = (services: Services) =>
  repeat(services, 'old clicks', EVERY_MS, createClickSweep(services))

export function createClickSweep(services: Services): Job {
  const { db, env, log, now } = services
  return leasedJob(services, LEASE, async (stopping) => {
    // Whole days, so that a remaining day has all its clicks.
    const before = pragueDayStart(addDays(pragueDay(now()), -env.CLICK_RETENTION_DAYS))
    const dropped = await inBatches(AT_ONCE, stopping, () => dropClicks(db, before, AT_ONCE))
    if (dropped > 0) log.info('old clicks dropped', { dropped, before })
  })
}
