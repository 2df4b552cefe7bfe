import { TIME_ZONE } from '#shared/czech/format.ts'
import { memo } from '#shared/memo.ts'

const LOCATIVES = [
  'lednu',
  'únoru',
  'březnu',
  'dubnu',
  'květnu',
  'červnu',
  'červenci',
  'srpnu',
  'září',
  'říjnu',
  'listopadu',
  'prosinci',
]

const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: TIME_ZONE })
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE })

const HOUR_MS = 3_600_000
const HOURS_KNOWN = 100

/** Memoized by hour, because every page needs the month several times and it changes only on the hour. */
const atHour = memo((hour: number) => {
  const date = new Date(hour * HOUR_MS)
  return { number: Number(month.format(date)), year: Number(year.format(date)) }
}, HOURS_KNOWN)

/** The month (1 to 12) and year in Prague. */
export const monthInPrague = (date: Date) => atHour(Math.floor(date.getTime() / HOUR_MS))

/** „v listopadu 2026“ */
export function inMonth(date: Date): string {
  const { number, year: inYear } = monthInPrague(date)
  return `v\u00a0${LOCATIVES[number - 1]}\u00a0${inYear}`
}

export function nextMonth(date: Date): Date {
  const current = monthInPrague(date)
  const next = current.number % 12
  const start = Date.UTC(current.year + (next === 0 ? 1 : 0), next, 1)
  // Midnight in Prague is 22:00 UTC in summer and 23:00 UTC in winter.
  const summer = new Date(start - 2 * HOUR_MS)
  return monthInPrague(summer).number === next + 1 ? summer : new Date(start - HOUR_MS)
}
