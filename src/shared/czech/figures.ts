import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import { formatAmount } from '#shared/czech/format.ts'

export const UNITS = ['multiple', 'percent', 'crowns', 'days', 'spins'] as const
export type Unit = (typeof UNITS)[number]

export interface Figure {
  unit: Unit
  value: number
}

export interface WrittenFigure extends Figure {
  /** The number without its unit. */
  from: number
  to: number
}

type Starts<Meaning> = readonly [start: string, meaning: Meaning][]

const UNIT_STARTS: Starts<Unit> = [
  ['voln', 'spins'],
  ['zatoč', 'spins'],
  ['roztoč', 'spins'],
  ['free spin', 'spins'],
  ['spin', 'spins'],
  ['dnů', 'days'],
  ['dne', 'days'],
  ['dní', 'days'],
  ['dny', 'days'],
  ['den', 'days'],
  ['kč', 'crowns'],
  ['czk', 'crowns'],
  ['korun', 'crowns'],
  [',-', 'crowns'],
  [',–', 'crowns'],
  ['×', 'multiple'],
  ['krát', 'multiple'],
  ['-krát', 'multiple'],
  ['násob', 'multiple'],
  ['%', 'percent'],
  ['procent', 'percent'],
]

const SCALES: Starts<number> = [
  ['tisíc', 1000],
  ['tis.', 1000],
  ['milion', 1_000_000],
  ['mil.', 1_000_000],
]

/** By their first sign: after most of the numbers of a long text nothing has to be compared. */
function startsBySign<Meaning>(starts: Starts<Meaning>) {
  const bySign = Map.groupBy(starts, ([start]) => start.charCodeAt(0))
  return (text: string, at: number) => bySign.get(text.charCodeAt(at))?.find(([start]) => text.startsWith(start, at))
}

const unitStart = startsBySign(UNIT_STARTS)
const scaleStart = startsBySign(SCALES)

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'
/** Without a text for every character of a long one. */
const isDigitCode = (code: number) => code >= 0x30 && code <= 0x39
const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** All figures in a text that have a known unit. Scans by character instead of a regex, because texts are untrusted. */
export function figuresIn(text: string): WrittenFigure[] {
  // Of the same length, because positions in the text are returned.
  const spaced = text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ' ')
  const lower = spaced.toLowerCase()
  const plain = lower.length === text.length ? lower : spaced
  const found: WrittenFigure[] = []
  for (let at = 0; at < plain.length; at++) {
    if (!isDigitCode(plain.charCodeAt(at))) continue
    const from = at
    at = endOfNumber(plain, from)
    const scale = scaleAt(plain, at)
    const to = scale?.to ?? at
    const unit = unitAt(plain, to) ?? (scale && !isLetter(plain[skipSpace(plain, to)]) ? 'crowns' : undefined)
    if (unit) {
      const written = plain.slice(from, at).replaceAll(' ', '').replaceAll('.', '').replace(',', '.')
      found.push({ unit, value: Number(written) * (scale?.factor ?? 1), from, to })
    }
    at--
  }
  return found
}

function skipSpace(text: string, at: number): number {
  let end = at
  while (text[end] === ' ') end++
  return end
}

function scaleAt(text: string, at: number): { factor: number; to: number } | undefined {
  const word = skipSpace(text, at)
  const found = scaleStart(text, word)
  if (!found) return undefined
  let to = word + found[0].length
  while (isLetter(text[to])) to++
  return { factor: found[1], to }
}

function unitAt(text: string, at: number): Unit | undefined {
  const word = skipSpace(text, at)
  const isTimes = text[word] === 'x' && !isLetter(text[word + 1])
  return isTimes ? 'multiple' : unitStart(text, word)?.[1]
}

/** „25 000“ and „25.000“ are one number, and so is „2,5“; „2026 100 %“ are two. */
function endOfNumber(text: string, start: number): number {
  let end = start
  for (let group = start; ; group = end) {
    while (isDigit(text[end])) end++
    const mayGoOn = end - group <= 3 && (text[end] === ' ' || text[end] === '.')
    const isGroup = mayGoOn && [1, 2, 3].every((step) => isDigit(text[end + step])) && !isDigit(text[end + 4])
    const isDecimal = text[end] === ',' && isDigit(text[end + 1])
    if (!isGroup && !isDecimal) return end
    end++
  }
}

const UNIT_WORDS: Record<Unit, string> = { multiple: '×', percent: ' %', crowns: ' Kč', days: ' days', spins: ' spins' }

export const figureWords = ({ unit, value }: Figure) => plainSpaces(`${formatAmount(value)}${UNIT_WORDS[unit]}`)

export const isSameFigure = (one: Figure, other: Figure) => one.unit === other.unit && one.value === other.value
