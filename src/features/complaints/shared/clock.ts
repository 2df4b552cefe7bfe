import { REMIND_DAYS } from '#features/complaints/shared/limits.ts'
import { addDays, daysBetween, pragueDay, pragueDayStart } from '#shared/czech/day.ts'
import { pragueMoment } from '#shared/czech/prague-time.ts'
import { addWorkingDays } from '#shared/czech/working-days.ts'

const OFFICE_ENDS = '17:00'
const MORNING = '08:00'

/** The end of a day in Prague, whatever its length: the first moment after it. */
export const endOfDay = (day: string) => pragueDayStart(addDays(day, 1)).toISOString()

/** Whole days, so the last one belongs to whoever has the turn. */
export const afterDays = (now: Date, days: number) => endOfDay(addDays(pragueDay(now), days))

export const afterWorkingDays = (now: Date, days: number): string => {
  const day = addWorkingDays(pragueDay(now), days)
  return pragueMoment({ day, time: OFFICE_ENDS })?.toISOString() ?? endOfDay(day)
}

/** The day that a deadline names: the last one that belongs to it. */
export const lastDay = (deadline: string) => pragueDay(new Date(Date.parse(deadline) - 1))

/** Whole days from a moment to a deadline. */
export const daysLeft = (now: Date, deadline: string) => Math.max(0, daysBetween(pragueDay(now), lastDay(deadline)))

/** Some days before the deadline and on its last day, in the morning; null if both are over. */
export function nextReminder(deadline: string, now: Date): string | null {
  const last = lastDay(deadline)
  const moments = [addDays(last, -REMIND_DAYS), last].map((day) => pragueMoment({ day, time: MORNING }))
  const next = moments.find((moment) => moment !== undefined && moment > now)
  return next?.toISOString() ?? null
}
