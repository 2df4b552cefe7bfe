import { figuresIn, figureWords, type Unit, type WrittenFigure } from '#shared/czech/figures.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** Figures in a text that contradict the terms, such as „35×“. Units absent from the terms are ignored. */
export function figuresAgainst(text: string, terms: BonusTerms): WrittenFigure[] {
  const known = figuresOf(terms)
  return figuresIn(text).filter(({ unit, value }) => known[unit].length > 0 && !known[unit].includes(value))
}

export const againstTerms = (text: string, terms: BonusTerms): string[] => figuresAgainst(text, terms).map(figureWords)

export function figuresOf(terms: BonusTerms): Record<Unit, number[]> {
  const { percent, ceiling, fixed, spins, spinValue, multiple, days, highestBet, highestWin, lowestDeposit } = terms
  const only = (...values: (number | null | undefined)[]) => values.filter((value) => typeof value === 'number')
  return {
    multiple: only(multiple),
    percent: only(percent, terms.cashback?.percent, ...terms.games.map((game) => game.percent)),
    crowns: only(ceiling, fixed, spinValue, highestBet, highestWin, lowestDeposit, terms.cashback?.cap),
    days: only(days),
    spins: only(spins),
  }
}
