import { CRITERIA_WEIGHTS } from '#entities/casino/rating.ts'
import { MIN_SAMPLE } from '#entities/payout-test/measure.ts'
import { USUAL_DEPOSIT } from '#features/bonus-calculator/shared/price.ts'
import { GAME_WORDS } from '#shared/czech/bonus-price.ts'
import { formatCount, formatCrowns } from '#shared/czech/format.ts'
import type { OfferSort } from '#shared/schema/offer.ts'
import { keysOf } from '#shared/objects.ts'

export const BEST_FIRST = 'rating' satisfies OfferSort

/** Sort directions; missing figures always come last. */
export const DIRECTIONS = {
  rating: 'desc',
  payoutsSpeed: 'asc',
  minimumDeposit: 'asc',
  bonusPrice: 'desc',
  title: 'asc',
} as const

export const TIES = ['rating', 'title'] as const satisfies OfferSort[]

export type OfferKind = 'casino' | 'bookmaker'

/** The criterion in the genitive, and names for both ends. */
const WORDS: Record<OfferSort, { by: string; asc: string; desc: string }> = {
  rating: { by: 'hodnocení redakce', asc: 'od nejnižšího', desc: 'od nejvyššího' },
  payoutsSpeed: { by: 'rychlosti výplat', asc: 'od nejrychlejší', desc: 'od nejpomalejší' },
  minimumDeposit: { by: 'minimálního vkladu', asc: 'od nejnižšího', desc: 'od nejvyššího' },
  bonusPrice: { by: 'výhodnosti bonusu', asc: 'od nejnižší', desc: 'od nejvyšší' },
  title: { by: 'názvu', asc: 'od A do Ž', desc: 'od Ž do A' },
}
const TIE_WORDS: Record<(typeof TIES)[number], string> = { rating: 'hodnocení', title: 'názvu' }
const PROMISES: Record<OfferKind, string> = { casino: 'slib kasina', bookmaker: 'slib kanceláře' }

/** How we arrive at the figure, if it is our own. */
const INPUTS: Partial<Record<OfferSort, (kind: OfferKind) => string>> = {
  // Bookmakers have no criteria: editors type their rating.
  rating: (kind) =>
    kind === 'casino'
      ? `Hodnocení skládáme z ${formatCount(keysOf(CRITERIA_WEIGHTS).length)}\u00a0kritérií se zveřejněnými vahami.`
      : '',
  bonusPrice: (kind) =>
    `Počítáme, co z bonusu v průměru zbude při vkladu ${formatCrowns(USUAL_DEPOSIT)} na ${GAME_WORDS[kind === 'casino' ? 'slots' : 'bets'].on}.`,
  payoutsSpeed: (kind) =>
    `Rozhoduje medián nejméně ${formatCount(MIN_SAMPLE)} vlastních výběrů, dokud ho nemáme, ${PROMISES[kind]}.`,
}

function tieWords(sort: OfferSort): string {
  // Equal titles hardly occur.
  if (sort === 'title') return ''
  const ties = TIES.filter((tie) => tie !== sort).map((tie) => TIE_WORDS[tie])
  return `; při shodě podle ${ties.join(' a ')}`
}

export function orderWords(sort: OfferSort, kind: OfferKind): string {
  const { by, ...ends } = WORDS[sort]
  const inputs = INPUTS[sort]?.(kind)
  return `Řadíme podle ${by}, ${ends[DIRECTIONS[sort]]}${tieWords(sort)}.${inputs ? ` ${inputs}` : ''}`
}

export const METHODOLOGY = '/jak-hodnotime/'

/** The page that explains how ratings are made; null for bookmakers, which have no criteria. */
export const methodologyOf = (kind: OfferKind) => (kind === 'casino' ? METHODOLOGY : null)
