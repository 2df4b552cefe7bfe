import { rawParam, typedNumber } from '#site/typed-number.ts'

export const LIMIT_FIELDS = ['prijem', 'vydaje'] as const
export type LimitField = (typeof LIMIT_FIELDS)[number]

/** Divisors of the disposable income and of the income. The smaller result counts. */
const OF_WHAT_IS_LEFT = 20
const OF_INCOME = 100
const HOURS_A_MONTH = 4
const [MONTHS, WEEKS] = [12, 52]
const STEP = 10

export interface Limit {
  /** Income minus necessary costs; negative where they exceed the income. */
  left: number
  month: number
  week: number
  hour: number
}

/** The affordable monthly loss in whole tens of crowns, and its parts; always rounded down. */
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

export const hasLimitParams = (params: URLSearchParams) => LIMIT_FIELDS.some((name) => params.get(name))

export interface LimitQuestion {
  typed: Record<LimitField, string>
  errors: Partial<Record<LimitField, string>>
  limit: Limit | null
}

const crowns = typedNumber({ least: 0, most: 10_000_000 })

export function parseLimit(params: URLSearchParams): LimitQuestion {
  const typed = { prijem: rawParam(params, 'prijem'), vydaje: rawParam(params, 'vydaje') }
  if (!hasLimitParams(params)) return { typed, errors: {}, limit: null }
  const [income, costs] = LIMIT_FIELDS.map((name) => crowns.safeParse(typed[name]))
  const errors = {
    ...(income?.error && { prijem: income.error.issues[0]?.message ?? '' }),
    ...(costs?.error && { vydaje: costs.error.issues[0]?.message ?? '' }),
  }
  const limit = income?.success && costs?.success ? limitOf(income.data, costs.data) : null
  return { typed, errors, limit }
}
