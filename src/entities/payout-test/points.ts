import { type Measurement } from '#entities/payout-test/measure.ts'

/** Points by median hours; interpolated linearly in between, constant after the last. */
export const POINTS: readonly (readonly [hours: number, points: number])[] = [
  [0, 10],
  [12, 9.5],
  [24, 9],
  [48, 8.2],
  [72, 7.6],
  [120, 6.6],
  [240, 4],
]

/** The deduction if every withdrawal is late; proportional to the share of late ones. */
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

/** The published rule: points for the payouts criterion from the measurements; null while there are too few. */
export function proposedPoints({ count, median, inTime }: Measurement): number | null {
  if (median === null) return null
  const lateShare = inTime === null ? 0 : (count - inTime) / count
  return Math.round((pointsFor(median) - LATE_COST * lateShare) * 10) / 10
}
