import { figuresOf, readMonths } from '#features/voices/sums.server.ts'
import type { Reader } from '#records/db.server.ts'

const HOUR_MS = 3_600_000
const DAYS_OF_YEAR = 365
const QUEUED = ['waiting', 'asked', 'aside', 'shown', 'rejected'] as const

/** How many have joined the queue about an offer in each of these hours. */
export async function countByHour(
  db: Reader,
  offerId: string,
  { until, hours }: { until: Date; hours: number },
): Promise<{ since: string; hours: number[] }> {
  const start = until.getTime() - hours * HOUR_MS
  const since = new Date(start).toISOString()
  const rows = await db
    .selectFrom('voice')
    .where('recordId', '=', offerId)
    .where('state', 'in', QUEUED)
    .where('queuedAt', '>=', since)
    .where('queuedAt', '<=', until.toISOString())
    .select('queuedAt')
    .execute()
  const counts = Array.from({ length: hours }, () => 0)
  for (const { queuedAt } of rows) {
    const hour = Math.min(hours - 1, Math.floor((Date.parse(queuedAt) - start) / HOUR_MS))
    counts[hour] = (counts[hour] ?? 0) + 1
  }
  return { since, hours: counts }
}

/** Of the last twelve months. */
export async function usualPerDay(db: Reader, offerId: string, now: Date): Promise<number> {
  const { people } = figuresOf(await readMonths(db, offerId), now)
  return people / DAYS_OF_YEAR
}
