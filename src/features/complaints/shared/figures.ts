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
  /** Crowns that were not paid after a dispute. */
  unpaid: number
  /** Of all time, with the open ones: as many as the list has. */
  listed: number
}

export const NO_FIGURES: BookFigures = {
  received: 0,
  solved: 0,
  unsolved: 0,
  rejected: 0,
  open: 0,
  medianDays: null,
  unpaid: 0,
  listed: 0,
}

type Closed = Pick<BookFigures, 'solved' | 'unsolved'>

export const closedOf = ({ solved, unsolved }: Closed) => solved + unsolved
export const hasFigures = (figures: Closed) => closedOf(figures) >= FIGURES_FROM

const HUNDRED = 100

/** Whole percents of the solved; null with too few closed. */
export const shareOf = (figures: Closed): number | null =>
  hasFigures(figures) ? Math.round((HUNDRED * figures.solved) / closedOf(figures)) : null

/** The median of values that come with how often they occur; null if there are none. */
export function weightedMedian(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].toSorted(([one], [other]) => one - other)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return null
  const at = (position: number) => {
    let seen = 0
    for (const [value, count] of sorted) {
      seen += count
      if (seen > position) return value
    }
    return 0
  }
  return Math.round((at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2)
}
