import { figuresIn, type Unit, type WrittenFigure } from '#shared/czech/figures.ts'
import { fold } from '#shared/czech/slug.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

type OwnTerm = 'multiple' | 'days' | 'percent' | 'ceiling' | 'spinValue' | 'highestBet'

/** What a sentence says of a bonus. */
export interface TermsClaim {
  term: OwnTerm | 'share'
  /** The beginning of the name of the game a share is of, folded; otherwise empty. */
  game: string
  value: number
}

const GAMES = ['automat', 'rulet', 'blackjack', 'baccarat', 'poker', 'jackpot', 'ziv', 'sport'] as const

const NUMBER_WORDS: Record<string, number> = { jedne: 1, dvou: 2, trech: 3, ctyrech: 4, peti: 5, deseti: 10 }

const SHARES: readonly [words: string, percent: number][] = [
  ['z desetiny', 10],
  ['z petiny', 20],
  ['z poloviny', 50],
  ['pocitaji plne', 100],
  ['nepocita', 0],
  ['nezapocita', 0],
]

/** „v přepočtu na bonus téměř 107×“ is a calculation. */
const CALCULATED = ['prepoct', 'temer', 've skutecnosti']

/** Reads only what can mean one thing: the rest of a review is full of figures that are no terms. */
export function termsClaimsIn(written: string): TermsClaim[] {
  const sentence = written.normalize('NFC')
  const text = fold(sentence).replaceAll('\u00a0', ' ')
  // Figures are found by their place, and a few letters fold into two.
  if (text.length !== sentence.length || CALCULATED.some((word) => text.includes(word))) return []
  const figures = figuresIn(sentence)
  const values = (unit: Unit, where: (figure: WrittenFigure) => boolean = () => true) =>
    figures.flatMap((figure) => (figure.unit === unit && where(figure) ? figure.value : []))
  const before = ({ from }: WrittenFigure) => text.slice(0, from).trimEnd()
  const isWagering = ['protoc', 'protac', 'prosaz', 'bonus'].some((word) => text.includes(word))
  const multiples = isWagering ? values('multiple') : []
  const isTerm = (figure: WrittenFigure) =>
    before(figure).endsWith(' do') || (multiples.length > 0 && before(figure).endsWith(' za'))
  const percents = figures.filter(({ unit }, index) => {
    const next = figures[index + 1]
    return unit === 'percent' && next?.unit === 'crowns' && isUpTo(text, next)
  })
  const ceilings = percents.flatMap((figure) => figures[figures.indexOf(figure) + 1]?.value ?? [])
  const claim = (term: OwnTerm) => (value: number) => ({ term, game: '', value })
  return [
    ...multiples.map(claim('multiple')),
    ...(isWagering ? values('days', isTerm).map(claim('days')) : []),
    ...percents.map(({ value }) => value).map(claim('percent')),
    ...ceilings.map(claim('ceiling')),
    ...spinValues(text, figures).map(claim('spinValue')),
    ...values('crowns', (figure) => isHighestBet(before(figure))).map(claim('highestBet')),
    ...shares(text),
  ]
}

/** „100 % do 25 000 Kč“ and „75 % z vkladu, nejvýše 6 000 Kč“ */
const isUpTo = (text: string, { from }: WrittenFigure) =>
  [' do', ' nejvyse'].some((words) => text.slice(0, from).trimEnd().endsWith(words))

const isHighestBet = (before: string) =>
  ['sazka nejvyse', 'nejvyssi sazka', 'vsadit nejvyse', 'sazet nejvyse'].some((words) => before.endsWith(words))

const SPIN_VALUE = ['zatoceni po', 'zatoceni ma hodnotu', 'zatoceni v hodnote']

function spinValues(text: string, figures: readonly WrittenFigure[]): number[] {
  return SPIN_VALUE.flatMap((words) => {
    const at = text.indexOf(words)
    if (at < 0) return []
    const after = at + words.length + 1
    const written = figures.find(({ unit, from }) => unit === 'crowns' && from === after)
    const [word = '', unit = ''] = text.slice(after).split(' ')
    return written?.value ?? (unit.startsWith('korun') ? (NUMBER_WORDS[word] ?? []) : [])
  })
}

/** One share in a sentence is of all games it names; of several, each is of the games in its part. */
function shares(text: string): TermsClaim[] {
  // Few sentences are about games.
  if (!GAMES.some((game) => text.includes(game))) return []
  const parts = text.split(',')
  const found = parts.map((part) => ({ part, percents: sharesIn(part) }))
  const all = found.flatMap(({ percents }) => percents)
  const places = all.length === 1 ? [{ part: text, percents: all }] : found
  return places.flatMap(({ part, percents: [percent, ...more] }) =>
    percent === undefined || more.length > 0
      ? []
      : GAMES.filter((game) => isNamed(part, game)).map((game) => ({ term: 'share' as const, game, value: percent })),
  )
}

const isNamed = (text: string, game: string) => ` ${text}`.includes(` ${game}`)

function sharesIn(part: string): number[] {
  const worded = SHARES.flatMap(([words, percent]) => (part.includes(words) ? percent : []))
  const written = figuresIn(part).flatMap(({ unit, value, from }) =>
    unit === 'percent' && part.slice(0, from).endsWith(' z ') ? value : [],
  )
  return [...worded, ...written]
}

/** What the terms have for a claim; undefined if they do not say. */
export function termFor({ term, game }: TermsClaim, terms: BonusTerms): number | undefined {
  if (term !== 'share') return terms[term] ?? undefined
  return terms.games.find((share) => isNamed(fold(share.game), game))?.percent
}
