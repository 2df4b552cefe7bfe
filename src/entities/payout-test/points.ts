import { type Measurement } from '#entities/payout-test/measure.ts'

/** Points for the median, in hours; in between they fall evenly, and after the last no further. */
export const POINTS: readonly (readonly [hours: number, points: number])[] = [
  [0, 10],
  [12, 9.5],
  [24, 9],
  [48, 8.2],
  [72, 7.6],
  [120, 6.6],
  [240, 4],
]

/** What it costs when every withdrawal is late; of some, their share of it. */
export const LATE_COST = 1

function pointsFor(hours: number): number {
  for (const [index, [from, best]] of POINTS.entries()) {
    const next = POINTS[index + 1]
    if (!next) return best
    const [to, worst] = next
    if (hours <= to) return best - ((hours - from) / (to - from)) * (best - worst)
  }
  return 0
}

/** The published rule: what the criterion of payouts should be after what was measured; null while that is too little. */
export function proposedPoints({ count, median, inTime }: Measurement): number | null {
  if (median === null) return null
  const lateShare = inTime === null ? 0 : (count - inTime) / count
  return Math.round((pointsFor(median) - LATE_COST * lateShare) * 10) / 10
}
