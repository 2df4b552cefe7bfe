import { MINUTES_PER_HOUR } from '#shared/czech/payouts.ts'

/** What of a withdrawal tells how long it took; it has not arrived while it is on its way. */
export interface Timed {
  askedAt: string
  arrivedAt: string | null
}

/** One or two withdrawals may be luck: they make neither a median nor a share. */
export const ENOUGH = 3

const MINUTE_MS = 60_000

/** From the request to the money on the account, to the minute; null while it is on its way. */
export function hoursOf({ askedAt, arrivedAt }: Timed): number | null {
  if (arrivedAt === null) return null
  return Math.round((Date.parse(arrivedAt) - Date.parse(askedAt)) / MINUTE_MS) / MINUTES_PER_HOUR
}

/** „Ihned“ is kept within the hour. */
const limitOf = (promise: number) => Math.max(promise, 1)

export const isLate = (hours: number, promise: number | null): boolean => promise !== null && hours > limitOf(promise)

/** By how many hours a promise was missed. */
export const overdue = (hours: number, promise: number): number => Math.max(0, hours - limitOf(promise))

/** The middle one, or the mean of the two in the middle; null while there are too few. */
export function medianOf(hours: readonly number[]): number | null {
  if (hours.length < ENOUGH) return null
  const sorted = hours.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

export interface Measurement {
  /** Withdrawals that have arrived. */
  count: number
  onTheWay: number
  /** In hours. */
  median: number | null
  /** How many of them came as promised; null without a promise, or while there are too few. */
  inTime: number | null
}

export function measure(withdrawals: readonly Timed[], promise: number | null): Measurement {
  const hours = withdrawals.flatMap((withdrawal) => hoursOf(withdrawal) ?? [])
  const isCounted = promise !== null && hours.length >= ENOUGH
  return {
    count: hours.length,
    onTheWay: withdrawals.length - hours.length,
    median: medianOf(hours),
    inTime: isCounted ? hours.filter((each) => !isLate(each, promise)).length : null,
  }
}

/** The same for each method, the quickest first; one without a median comes after those that have one. */
export function measureByMethod<W extends Timed>(
  withdrawals: readonly W[],
  methodOf: (withdrawal: W) => string,
  promise: number | null,
): { method: string; measured: Measurement }[] {
  return [...Map.groupBy(withdrawals, methodOf)]
    .map(([method, own]) => ({ method, measured: measure(own, promise) }))
    .toSorted(
      (a, b) => (a.measured.median ?? Infinity) - (b.measured.median ?? Infinity) || compare(a.method, b.method),
    )
}

const compare = (a: string, b: string) => a.localeCompare(b, 'cs')

interface Payouts {
  /** The median of what was measured; null while there are too few. */
  measuredHours: number | null
  /** What the offer itself promises. */
  payoutsSpeed: number | null
}

/** How long a payout takes, for filters and sorting: what was measured, else what is promised. */
export const decidingHours = ({ measuredHours, payoutsSpeed }: Payouts): number | null => measuredHours ?? payoutsSpeed
