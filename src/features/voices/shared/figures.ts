import { FIGURES_FROM, FIGURES_MONTHS } from '#features/voices/shared/limits.ts'
import { type Question, QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { fromKeys } from '#shared/objects.ts'

/** How many said yes, of those who answered. */
export interface Share {
  yes: number
  of: number
}

export interface VoiceFigures {
  /** Shown voices of all time. */
  total: number
  /** Shown or withdrawn: as many as the page lists. */
  listed: number
  /** People of the last twelve months; the rest counts them. */
  people: number
  recommending: number
  documented: number
  answers: Record<Question, Share>
}

/** Whole percents of each share in the field; null where too few offers have one. */
export type FieldShares = Record<Question | 'recommending', number | null>

export const NO_FIGURES: VoiceFigures = {
  total: 0,
  listed: 0,
  people: 0,
  recommending: 0,
  documented: 0,
  answers: fromKeys(QUESTION_NAMES, () => ({ yes: 0, of: 0 })),
}

export const hasFigures = ({ people }: Pick<VoiceFigures, 'people'>) => people >= FIGURES_FROM

const HUNDRED = 100
/** In whole percents; null while too few have answered. */
export const percentOf = ({ yes, of }: Share): number | null =>
  of >= FIGURES_FROM ? Math.round((HUNDRED * yes) / of) : null

const MONTHS = 12

/** The first month of those that count, this one included: 2026-11 → 2025-12. */
export function firstMonthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * MONTHS + (number - 1) - (FIGURES_MONTHS - 1)
  return `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}`
}

/** Of whole percents. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [lower = 0, upper = 0] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]]
  return sorted.length === 0 ? null : Math.round((lower + upper) / 2)
}
