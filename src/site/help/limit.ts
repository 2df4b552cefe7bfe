import { typedIn, typedNumber } from '#site/typed-number.ts'

export const LIMIT_FIELDS = ['prijem', 'vydaje'] as const
export type LimitField = (typeof LIMIT_FIELDS)[number]

/** Parts of what is left after necessary costs, and of the income. The smaller one counts. */
const OF_WHAT_IS_LEFT = 20
const OF_INCOME = 100
const HOURS_A_MONTH = 4
const [MONTHS, WEEKS] = [12, 52]
const STEP = 10

export interface Limit {
  /** What is left after necessary costs; less than nothing where they are higher than the income. */
  left: number
  month: number
  week: number
  hour: number
}

/** What may be lost without doing without: in whole tens of crowns a month, the rest follows from it, always rounded down. */
export function limitOf(income: number, costs: number): Limit {
  const left = income - costs
  const exact = Math.max(0, Math.min(left / OF_WHAT_IS_LEFT, income / OF_INCOME))
  const month = Math.floor(exact / STEP) * STEP
  return {
    left,
    month,
    week: Math.floor((month * MONTHS) / WEEKS),
    hour: Math.floor(month / HOURS_A_MONTH),
  }
}

/** Whether the page is made for one visitor. */
export const asksLimit = (params: URLSearchParams) => LIMIT_FIELDS.some((name) => params.get(name))

export interface LimitQuestion {
  typed: Record<LimitField, string>
  errors: Partial<Record<LimitField, string>>
  limit: Limit | null
}

const crowns = typedNumber({ least: 0, most: 10_000_000 })

/** What an address asks for; with one of the two empty there is nothing to count yet. */
export function parseLimit(params: URLSearchParams): LimitQuestion {
  const typed = { prijem: typedIn(params, 'prijem'), vydaje: typedIn(params, 'vydaje') }
  if (!asksLimit(params)) return { typed, errors: {}, limit: null }
  const [income, costs] = LIMIT_FIELDS.map((name) => crowns.safeParse(typed[name]))
  const errors = {
    ...(income?.error && { prijem: income.error.issues[0]?.message ?? '' }),
    ...(costs?.error && { vydaje: costs.error.issues[0]?.message ?? '' }),
  }
  const limit = income?.success && costs?.success ? limitOf(income.data, costs.data) : null
  return { typed, errors, limit }
}
