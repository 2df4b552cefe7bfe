import { entriesOf } from '#shared/objects.ts'

/** The weight of each criterion in the computed rating, in percent. */
export const CRITERIA_WEIGHTS = { safety: 30, payouts: 25, bonus: 20, games: 15, support: 10 } as const

export type Criterion = keyof typeof CRITERIA_WEIGHTS
export type Criteria = Record<Criterion, number | null>

export const CRITERIA_NAMES: Record<Criterion, string> = {
  safety: 'Bezpečnost a licence',
  payouts: 'Výplaty',
  bonus: 'Bonusové podmínky',
  games: 'Hry a software',
  support: 'Podpora',
}

/** Points (tenths) times weight (percent) are whole thousandths, which add up exactly. */
const THOUSANDTHS = 1000

export interface Calculation {
  rows: { criterion: Criterion; points: number | null; weight: number; product: number | null }[]
  /** Null while a criterion is missing or not a number. */
  sum: number | null
}

export function calculationOf(criteria: Criteria): Calculation {
  const rows = entriesOf(CRITERIA_WEIGHTS).map(([criterion, weight]) => {
    const value = criteria[criterion]
    const points = value === null || Number.isNaN(value) ? null : value
    return { criterion, points, weight, thousandths: points === null ? null : Math.round(points * 10) * weight }
  })
  const sum = rows.reduce<number | null>(
    (total, { thousandths }) => (total === null || thousandths === null ? null : total + thousandths),
    0,
  )
  const asMark = (thousandths: number | null) => (thousandths === null ? null : thousandths / THOUSANDTHS)
  return {
    rows: rows.map(({ thousandths, ...row }) => ({ ...row, product: asMark(thousandths) })),
    sum: asMark(sum),
  }
}

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

export const shownRating = (casino: {
  rating: number | null
  ratingSource: 'typed' | 'criteria'
  criteria: Criteria
}) => (casino.ratingSource === 'criteria' ? ratingFromCriteria(casino.criteria) : casino.rating)
