import { OLDEST_MONTHS, SUPPORT_DAYS } from '#features/complaints/shared/limits.ts'
import { addDays } from '#shared/czech/day.ts'

/** The first day on which a complaint may be sent, if the support has not answered. */
export const supportHasUntil = (wroteOn: string) => addDays(wroteOn, SUPPORT_DAYS)

/** The same day some months ago: what happened before it is too old. */
export function oldestDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - OLDEST_MONTHS, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last)))
    .toISOString()
    .slice(0, today.length)
}
