import { FIGURES_FROM } from '#features/voices/shared/limits.ts'
import { type Question, QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { fromKeys } from '#shared/objects.ts'

/** How many said yes, of those who answered; null while they are too few to say anything, or would be recognised. */
export type Share = { yes: number; of: number } | null

export interface VoiceFigures {
  /** Shown voices of all time. */
  total: number
  /** Shown or withdrawn: as many as the page lists. */
  listed: number
  /** People of the last twelve months; the rest counts them. */
  people: number
  recommending: Share
  documented: number
  answers: Record<Question, Share>
}

/** Whole percents of each share in the field; null where too few offers have one. */
export type FieldShares = Record<Question | 'recommending', number | null>

export const NO_FIGURES: VoiceFigures = {
  total: 0,
  listed: 0,
  people: 0,
  recommending: null,
  documented: 0,
  answers: fromKeys(QUESTION_NAMES, () => null),
}

export const hasFigures = ({ people }: Pick<VoiceFigures, 'people'>) => people >= FIGURES_FROM

export const shareOf = (yes: number, of: number): Share => (of >= FIGURES_FROM ? { yes, of } : null)

const HUNDRED = 100
/** In whole percents. */
export const percentOf = (share: Share): number | null => share && Math.round((HUNDRED * share.yes) / share.of)
