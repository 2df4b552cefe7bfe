import { type Criterion, CRITERIA_WEIGHTS } from '#entities/casino/rating.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'

/** How much each criterion weighs for a reader; only their proportion counts. */
export type Weights = Record<Criterion, number>

/** In the order in which they are published. */
export const CRITERIA = keysOf(CRITERIA_WEIGHTS)
export const HEAVIEST = 100

export type WeightsProblem = 'not-five' | 'no-number' | 'all-zero'
export type ReadWeights = { weights: Weights } | { problem: WeightsProblem }

const NUMBER = /^\d{1,3}$/

/** „30,25,20,15,10“; what is heavier than can be is as heavy as can be. */
export function readWeights(parts: readonly string[]): ReadWeights {
  if (parts.length !== CRITERIA.length) return { problem: 'not-five' }
  if (!parts.every((part) => NUMBER.test(part.trim()))) return { problem: 'no-number' }
  const numbers = parts.map((part) => Math.min(Number(part), HEAVIEST))
  if (numbers.every((number) => number === 0)) return { problem: 'all-zero' }
  return { weights: fromKeys(CRITERIA, (name) => numbers[CRITERIA.indexOf(name)] ?? 0) }
}

export const spellWeights = (weights: Weights): string => CRITERIA.map((name) => weights[name]).join(',')

export const isEditors = (weights: Weights): boolean =>
  CRITERIA.every((name) => weights[name] === CRITERIA_WEIGHTS[name])

/** In whole percent that make a hundred together: what is left over goes where most was cut off. */
export function sharesOf(weights: Weights): Weights {
  const sum = CRITERIA.reduce((total, name) => total + weights[name], 0)
  const exact = fromKeys(CRITERIA, (name) => (sum === 0 ? 0 : (100 * weights[name]) / sum))
  const shares = fromKeys(CRITERIA, (name) => Math.floor(exact[name]))
  const missing = sum === 0 ? 0 : 100 - CRITERIA.reduce((total, name) => total + shares[name], 0)
  const byRest = CRITERIA.toSorted((one, other) => exact[other] - shares[other] - (exact[one] - shares[one]))
  for (const name of byRest.slice(0, missing)) shares[name] += 1
  return shares
}
