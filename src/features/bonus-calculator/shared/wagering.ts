import { gainRatio, normalGain, normalShare, tailRatio } from '#features/bonus-calculator/shared/normal.ts'

/** A player who repeats the same bet until the wagering is complete or the money is gone. */
export interface Wagering {
  /** The starting balance in crowns. */
  start: number
  /** The total of all bets in crowns. */
  turnover: number
  /** The house edge as a fraction of a bet. */
  edge: number
  stake: number
  /** The standard deviation of what one bet returns, in bets: 1 for an even chance. */
  spread: number
  /** The maximum payout in crowns. */
  limit: number
}

export interface Outcome {
  /** The average remaining balance; zero for ruined players. */
  left: number
  /** The same, capped at the limit. */
  paid: number
  /** The share of players who complete the wagering before running out. */
  finished: number
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * The average final balance. The balance is a random walk with drift, absorbed at zero. With many bets it approaches
 * Brownian motion, and the reflection principle gives the share of ruined players:
 *
 *     P(left > y) = Φ((start − loss − y) / s) − e^(2 · edge · start / step) · Φ((−start − loss − y) / s)
 *
 * where step = spread² · stake, loss = edge · turnover and s = √(step · turnover). The mean is the integral of that, up to the limit.
 */
export function wager({ start, turnover, edge, stake, spread, limit }: Wagering): Outcome {
  if (start <= 0 || turnover <= 0) return { left: start, paid: Math.min(start, limit), finished: 1 }
  const loss = edge * turnover
  const step = spread ** 2 * stake
  const s = Math.sqrt(step * turnover)
  /** The second term at y, computed as one expression, because its factors overflow and underflow. */
  const stopped = (y: number, ratio: (z: number) => number) => {
    const z = (start + loss + y) / s
    return (Math.exp((2 * edge * start) / step - (z * z) / 2) / Math.sqrt(2 * Math.PI)) * ratio(z)
  }
  const above = (y: number) => s * (normalGain((start - loss - y) / s) - stopped(y, gainRatio))
  const left = within(above(0), 0, Math.max(start - loss, 0) + s)
  const paid = Number.isFinite(limit) ? within(left - above(limit), 0, Math.min(left, limit)) : left
  return { left, paid, finished: within(normalShare((start - loss) / s) - stopped(0, tailRatio), 0, 1) }
}
