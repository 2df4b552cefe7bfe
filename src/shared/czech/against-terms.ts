import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** A figure with its unit as written in a text: „35×“, „25 000 Kč“. */
export interface Figure {
  unit: Unit
  value: number
  words: string
}

export type Unit = 'multiple' | 'percent' | 'crowns' | 'days' | 'spins'

/** Words after a number that determine its unit; longest first. */
const UNITS: readonly [start: string, unit: Unit][] = [
  ['volný', 'spins'],
  ['volná', 'spins'],
  ['volné', 'spins'],
  ['zatoč', 'spins'],
  ['dnů', 'days'],
  ['dne', 'days'],
  ['dní', 'days'],
  ['dny', 'days'],
  ['den', 'days'],
  ['kč', 'crowns'],
  ['×', 'multiple'],
  ['x ', 'multiple'],
  ['%', 'percent'],
]

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

/** All figures in a text that have a known unit. Scans by character instead of a regex, because texts are untrusted. */
export function figuresIn(text: string): Figure[] {
  const plain = plainSpaces(text)
  const found: Figure[] = []
  for (let at = 0; at < plain.length; at++) {
    if (!isDigit(plain[at])) continue
    const start = at
    at = endOfNumber(plain, start)
    const rest = plain.slice(at).trimStart()
    const word = `${rest.toLocaleLowerCase('cs')} `
    const known = UNITS.find(([unit]) => word.startsWith(unit))
    const written = plain.slice(start, at)
    if (known) {
      const value = Number(written.replaceAll(' ', '').replace(',', '.'))
      found.push({ unit: known[1], value, words: figureWords(known[1], written) })
    }
    at--
  }
  return found
}

const UNIT_WORDS: Record<Unit, string> = { multiple: '×', percent: ' %', crowns: ' Kč', days: ' days', spins: ' spins' }
/** „25 000 Kč“, for editors. */
export const figureWords = (unit: Unit, written: string) => `${written}${UNIT_WORDS[unit]}`

/** „25 000“ is one number, and so is „2,5“. */
function endOfNumber(text: string, start: number): number {
  let end = start
  for (;;) {
    while (isDigit(text[end])) end++
    const isGroup = text[end] === ' ' && [1, 2, 3].every((step) => isDigit(text[end + step])) && !isDigit(text[end + 4])
    const isDecimal = text[end] === ',' && isDigit(text[end + 1])
    if (!isGroup && !isDecimal) return end
    end++
  }
}

/** Figures in a text that contradict the terms, such as „35×“. Units absent from the terms are ignored. */
export function figuresAgainst(text: string, terms: BonusTerms): Figure[] {
  const known = figuresOf(terms)
  return figuresIn(text).filter(({ unit, value }) => known[unit].length > 0 && !known[unit].includes(value))
}

/** The same in words: „35×“. */
export const againstTerms = (text: string, terms: BonusTerms): string[] =>
  figuresAgainst(text, terms).map(({ words }) => words)

/** The figures of the terms, by unit. */
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
