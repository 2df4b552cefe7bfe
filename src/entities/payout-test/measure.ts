import { MINUTES_PER_HOUR } from '#shared/czech/payouts.ts'
import { isLate } from '#shared/payout-axis.ts'

/** The times of a withdrawal; `arrivedAt` is null while it is pending. */
export interface Timed {
  askedAt: string
  arrivedAt: string | null
}

/** The minimum sample for a median or a share; one or two withdrawals may be luck. */
export const MIN_SAMPLE = 3

const MINUTE_MS = 60_000

/** Hours from the request to the money on the account, to the minute; null while pending. */
export function hoursOf({ askedAt, arrivedAt }: Timed): number | null {
  if (arrivedAt === null) return null
  return Math.round((Date.parse(arrivedAt) - Date.parse(askedAt)) / MINUTE_MS) / MINUTES_PER_HOUR
}

export function medianOf(hours: readonly number[]): number | null {
  if (hours.length < MIN_SAMPLE) return null
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
  /** How many arrived within the promise; null without a promise or with too few. */
  inTime: number | null
}

export function measure(withdrawals: readonly Timed[], promise: number | null): Measurement {
  const hours = withdrawals.flatMap((withdrawal) => hoursOf(withdrawal) ?? [])
  const isCounted = promise !== null && hours.length >= MIN_SAMPLE
  return {
    count: hours.length,
    onTheWay: withdrawals.length - hours.length,
    median: medianOf(hours),
    inTime: isCounted ? hours.filter((each) => !isLate(each, promise)).length : null,
  }
}

/** Measurements per payment method, fastest first; those without a median last. */
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
  measuredHours: number | null
  payoutsSpeed: number | null
}

/** Payout time for filters and sorting: the measured one, else the promised one. */
export const effectivePayoutHours = ({ measuredHours, payoutsSpeed }: Payouts): number | null =>
  measuredHours ?? payoutsSpeed
