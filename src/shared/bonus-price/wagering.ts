import { gainRatio, normalGain, normalShare, tailRatio } from '#shared/bonus-price/normal.ts'

/** A player who bets the same sum on an even chance, again and again, until enough is wagered or nothing is left. */
export interface Wagering {
  /** What there is to play with, in crowns. */
  start: number
  /** All bets together, in crowns. */
  turnover: number
  /** The part of a bet that the house keeps on average. */
  edge: number
  /** One bet, in crowns. */
  stake: number
  /** The most that is paid in the end, in crowns. */
  limit: number
}

export interface Outcome {
  /** What is left on average; nothing for those who ran out. */
  left: number
  /** The same when no more than the limit is paid. */
  paid: number
  /** The share of players who wager everything before they run out. */
  finished: number
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * What players have in the end, on average. The balance is a random walk with a drift that stops at zero. With many bets
 * it is a Brownian motion, and the reflection principle says how many are stopped:
 *
 *     P(left > y) = Φ((start − loss − y) / s) − e^(2 · edge · start / stake) · Φ((−start − loss − y) / s)
 *
 * where loss = edge · turnover and s = √(stake · turnover). The mean is the integral of that, up to the limit.
 */
export function wager({ start, turnover, edge, stake, limit }: Wagering): Outcome {
  if (start <= 0 || turnover <= 0) return { left: start, paid: Math.min(start, limit), finished: 1 }
  const loss = edge * turnover
  const s = Math.sqrt(stake * turnover)
  /** The second term at y; its factors alone are far too large and far too small. */
  const stopped = (y: number, ratio: (z: number) => number) => {
    const z = (start + loss + y) / s
    return (Math.exp((2 * edge * start) / stake - (z * z) / 2) / Math.sqrt(2 * Math.PI)) * ratio(z)
  }
  const above = (y: number) => s * (normalGain((start - loss - y) / s) - stopped(y, gainRatio))
  const left = within(above(0), 0, Math.max(start - loss, 0) + s)
  const paid = Number.isFinite(limit) ? within(left - above(limit), 0, Math.min(left, limit)) : left
  return { left, paid, finished: within(normalShare((start - loss) / s) - stopped(0, tailRatio), 0, 1) }
}
