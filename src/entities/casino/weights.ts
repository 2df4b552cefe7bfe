import { type Criterion, CRITERIA_WEIGHTS } from '#entities/casino/rating.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'

/** A reader's weight for each criterion; only the proportions matter. */
export type Weights = Record<Criterion, number>

export const CRITERIA = keysOf(CRITERIA_WEIGHTS)
export const MAX_WEIGHT = 100

export type WeightsProblem = 'not-five' | 'no-number' | 'all-zero'
export type ParsedWeights = { weights: Weights } | { problem: WeightsProblem }

const NUMBER = /^\d{1,3}$/

/** Parses „30,25,20,15,10“; values above the maximum are clamped. */
export function parseWeightList(parts: readonly string[]): ParsedWeights {
  if (parts.length !== CRITERIA.length) return { problem: 'not-five' }
  if (!parts.every((part) => NUMBER.test(part.trim()))) return { problem: 'no-number' }
  const numbers = parts.map((part) => Math.min(Number(part), MAX_WEIGHT))
  if (numbers.every((number) => number === 0)) return { problem: 'all-zero' }
  return { weights: fromKeys(CRITERIA, (name) => numbers[CRITERIA.indexOf(name)] ?? 0) }
}

export const serializeWeights = (weights: Weights): string => CRITERIA.map((name) => weights[name]).join(',')

export const isEditorialDefault = (weights: Weights): boolean =>
  CRITERIA.every((name) => weights[name] === CRITERIA_WEIGHTS[name])

/** Whole percentages that add up to 100: the remainder goes to the shares with the largest fractions. */
export function sharesOf(weights: Weights): Weights {
  const sum = CRITERIA.reduce((total, name) => total + weights[name], 0)
  const exact = fromKeys(CRITERIA, (name) => (sum === 0 ? 0 : (100 * weights[name]) / sum))
  const shares = fromKeys(CRITERIA, (name) => Math.floor(exact[name]))
  const missing = sum === 0 ? 0 : 100 - CRITERIA.reduce((total, name) => total + shares[name], 0)
  const byRest = CRITERIA.toSorted((one, other) => exact[other] - shares[other] - (exact[one] - shares[one]))
  for (const name of byRest.slice(0, missing)) shares[name] += 1
  return shares
}
