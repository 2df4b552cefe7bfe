import { TIME_ZONE } from '#shared/czech/format.ts'

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

/** „v listopadu 2026“, the month as it is in Prague. */
export const inMonth = (date: Date): string =>
  `v\u00a0${LOCATIVES[Number(month.format(date)) - 1]}\u00a0${year.format(date)}`

const HOUR_MS = 3_600_000

/** The moment at which the next month begins in Prague. */
export function nextMonth(date: Date): Date {
  const next = Number(month.format(date)) % 12
  const start = Date.UTC(Number(year.format(date)) + (next === 0 ? 1 : 0), next, 1)
  // Midnight comes there two hours earlier in summer, one in winter.
  const summer = new Date(start - 2 * HOUR_MS)
  return Number(month.format(summer)) === next + 1 ? summer : new Date(start - HOUR_MS)
}
