import { FIGURES_FROM } from '#features/complaints/shared/limits.ts'

/** What the book says of one offer in the last twelve months; `open` as it is now. */
export interface BookFigures {
  received: number
  solved: number
  unsolved: number
  rejected: number
  open: number
  /** From receipt to closing; null with too few closed. */
  medianDays: number | null
  /** Crowns that were not paid after a dispute; null with too few closed. */
  unpaid: number | null
  /** Decided without the operator, because nobody knew where to write. */
  unreached: number
  /** Of all time, with the open ones: as many as the list has. */
  listed: number
}

type Closed = Pick<BookFigures, 'solved' | 'unsolved'>

export const closedOf = ({ solved, unsolved }: Closed) => solved + unsolved
export const hasFigures = (figures: Closed) => closedOf(figures) >= FIGURES_FROM

const HUNDRED = 100

/** Whole percents of the solved; null with too few closed. */
export const shareOf = (figures: Closed): number | null =>
  hasFigures(figures) ? Math.round((HUNDRED * figures.solved) / closedOf(figures)) : null
