import { entriesOf } from '#shared/objects.ts'

/** How much each criterion weighs in the computed rating, in percent. */
export const CRITERIA_WEIGHTS = { safety: 30, payouts: 25, bonus: 20, games: 15, support: 10 } as const

export type Criterion = keyof typeof CRITERIA_WEIGHTS
export type Criteria = Record<Criterion, number | null>

/** The weighted mean with one decimal, or null while a criterion is missing or no number yet. */
export function ratingFromCriteria(
  criteria: Criteria,
  weights: Readonly<Record<Criterion, number>> = CRITERIA_WEIGHTS,
): number | null {
  let tenths = 0
  let whole = 0
  for (const [name, weight] of entriesOf(weights)) {
    const value = criteria[name]
    if (value === null || Number.isNaN(value)) return null
    tenths += Math.round(value * 10) * weight
    whole += weight
  }
  return whole === 0 ? null : Math.round(tenths / whole) / 10
}

/** The rating that readers see: typed, or what the criteria make. */
export const shownRating = (casino: {
  rating: number | null
  ratingSource: 'typed' | 'criteria'
  criteria: Criteria
}) => (casino.ratingSource === 'criteria' ? ratingFromCriteria(casino.criteria) : casino.rating)
