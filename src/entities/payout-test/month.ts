import { medianOf } from '#entities/payout-test/measure.ts'
import { isLate, overdue } from '#shared/payout-axis.ts'

export interface MonthCasino {
  slug: string
  title: string
  /** The path of its review, if there is one. */
  path: string | null
  rating: number | null
  promise: number | null
  /** Hours of each withdrawal, oldest first. */
  hours: number[]
}

export interface Month {
  casinos: MonthCasino[]
  /** When the first and the last were requested; empty if there are none. */
  first: string
  last: string
  /** The casino that leads our list, measured or not. */
  leader: string | null
}

/** Fewer casinos are not representative of the month. */
const ENOUGH_CASINOS = 3

export const hasEnoughCasinos = ({ casinos }: Month) => casinos.length >= ENOUGH_CASINOS

interface Extreme {
  title: string
  hours: number
}

export interface MonthFigures {
  count: number
  /** Withdrawals from casinos that promise a time. */
  judged: number
  late: number
  judgedCasinos: number
  /** Of all withdrawals, in hours. */
  median: number | null
  /** The largest delay beyond a promise; null if there was none. */
  worst: Extreme | null
  slowest: Extreme | null
  leader: 'late' | 'in-time' | 'unmeasured'
}

export function figuresOf({ casinos, leader }: Month): MonthFigures {
  const all = casinos.flatMap(({ title, slug, promise, hours }) =>
    hours.map((each) => ({ title, slug, promise, hours: each, isLate: isLate(each, promise) })),
  )
  const judged = all.filter(({ promise }) => promise !== null)
  const late = judged.filter((withdrawal) => withdrawal.isLate)
  const ofLeader = judged.filter(({ slug }) => slug === leader)
  return {
    count: all.length,
    judged: judged.length,
    late: late.length,
    judgedCasinos: new Set(judged.map(({ slug }) => slug)).size,
    median: medianOf(all.map(({ hours }) => hours)),
    worst: highest(late.map(({ title, hours, promise }) => ({ title, hours: overdue(hours, promise ?? 0) }))),
    slowest: highest(all.map(({ title, hours }) => ({ title, hours }))),
    leader: ofLeader.length === 0 ? 'unmeasured' : ofLeader.some((each) => each.isLate) ? 'late' : 'in-time',
  }
}

const highest = (of: readonly Extreme[]): Extreme | null =>
  of.reduce<Extreme | null>((most, each) => (most && most.hours >= each.hours ? most : each), null)

/** Of one casino; zeros if it was not measured in the month. */
export function figuresOfCasino({ casinos }: Month, slug: string) {
  const { hours, promise } = casinos.find((casino) => casino.slug === slug) ?? { hours: [], promise: null }
  return { count: hours.length, median: medianOf(hours), late: hours.filter((each) => isLate(each, promise)).length }
}

/** Fewer withdrawals in time could be luck. */
const ALWAYS_FROM = 3

/** Casinos that kept their promise each time, those with the most withdrawals first. */
export const alwaysInTime = ({ casinos }: Month): MonthCasino[] =>
  casinos
    .filter(({ hours, promise }) => promise !== null && hours.length >= ALWAYS_FROM)
    .filter(({ hours, promise }) => !hours.some((each) => isLate(each, promise)))
    .toSorted((a, b) => b.hours.length - a.hours.length || (b.rating ?? -1) - (a.rating ?? -1))

export interface MonthRow extends MonthCasino {
  median: number | null
  late: number
}

/** Rows of the plot, fastest first; those without a median last. */
export function rowsOf({ casinos }: Month, most: number): MonthRow[] {
  return casinos
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1))
    .slice(0, most)
    .map((casino) => {
      const { hours, promise } = casino
      return { ...casino, median: medianOf(hours), late: hours.filter((each) => isLate(each, promise)).length }
    })
    .toSorted((a, b) => (a.median ?? Infinity) - (b.median ?? Infinity) || leastOf(a) - leastOf(b))
}

const leastOf = ({ hours }: MonthCasino) => Math.min(...hours)
