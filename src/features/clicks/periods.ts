import { addDays } from '#shared/czech/day.ts'

/** A report covers at most two years and a day, one of them a leap year. */
export const MAX_DAYS = 2 * 365 + 2
export const MAX_GROUPS = 1000

/** A whole year, month or day; a range of days is a sum of parts, where a sign of −1 subtracts. */
export interface Part {
  /** 2026, 2026-11 or 2026-11-15: the prefixes name the periods that contain it. */
  period: string
  sign: 1 | -1
}

const YEAR = 4
const MONTH = 7

export const periodsOf = (day: string): string[] => [day, day.slice(0, MONTH), day.slice(0, YEAR)]

/** The minimal set of parts: November without its first day takes two, not twenty-nine. */
export function partsOf(from: string, to: string): Part[] {
  const years = Array.from({ length: Number(to.slice(0, YEAR)) - Number(from.slice(0, YEAR)) + 1 }, (_, index) =>
    String(Number(from.slice(0, YEAR)) + index),
  )
  return years.flatMap((year) => within(year, from, to))
}

function within(period: string, from: string, to: string): Part[] {
  const [first, last] = boundsOf(period)
  if (last < from || first > to) return []
  if (first >= from && last <= to) return [{ period, sign: 1 }]
  const smaller = subperiodsOf(period)
  const inside = smaller.flatMap((each) => within(each, from, to))
  const outside = smaller.flatMap((each) => [
    ...within(each, first, addDays(from, -1)),
    ...within(each, addDays(to, 1), last),
  ])
  if (inside.length <= outside.length + 1) return inside
  return [{ period, sign: 1 }, ...outside.map((part): Part => ({ ...part, sign: part.sign === 1 ? -1 : 1 }))]
}

function boundsOf(period: string): [string, string] {
  if (period.length === YEAR) return [`${period}-01-01`, `${period}-12-31`]
  if (period.length > MONTH) return [period, period]
  // Day 1 plus 31 is always in the next month.
  const inNext = addDays(`${period}-01`, 31)
  return [`${period}-01`, addDays(`${inNext.slice(0, MONTH)}-01`, -1)]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function subperiodsOf(period: string): string[] {
  const count = period.length === YEAR ? 12 : Number(boundsOf(period)[1].slice(MONTH + 1))
  return Array.from({ length: count }, (_, index) => `${period}-${twoDigits(index + 1)}`)
}
