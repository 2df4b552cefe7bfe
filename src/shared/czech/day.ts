import { TIME_ZONE } from '#shared/czech/format.ts'
import { memo } from '#shared/memo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Memoized by hour: days start on the hour, and a page formats few different times. */
const dayOfHour = memo((hour: number) => parts.format(hour * HOUR_MS), 1000)

/** The day in Prague: 2026-11-15. */
export const pragueDay = (moment: Date): string => dayOfHour(Math.floor(moment.getTime() / HOUR_MS))

export function pragueDayStart(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const summer = new Date(midnight - 2 * HOUR_MS)
  return pragueDay(summer) === day ? summer : new Date(midnight - HOUR_MS)
}

/** From a URL or a field: in a date field, a year may be typed digit by digit. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
