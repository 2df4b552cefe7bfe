import { MIN_SAMPLE } from '#entities/payout-test/measure.ts'

export interface Benchmark {
  /** The distinct ratings, lowest first. */
  ratings: number[]
  /** Medians; null while too few values are known. */
  rating: number | null
  hours: number | null
  price: number | null
}

export interface Counted {
  value: number
  count: number
}

/** The median of counted values, sorted ascending. */
export function medianOfCounts(counted: readonly Counted[]): number | null {
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  if (total < MIN_SAMPLE) return null
  const at = (place: number) => {
    let before = 0
    return counted.find(({ count }) => (before += count) > place)?.value ?? 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}
