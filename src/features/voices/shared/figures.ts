import { FIGURES_FROM } from '#features/voices/shared/limits.ts'
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
