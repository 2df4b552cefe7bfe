import { CRITERIA_WEIGHTS } from '#entities/casino/rating.ts'
import { ENOUGH } from '#entities/payout-test/measure.ts'
import { USUAL_DEPOSIT } from '#shared/bonus-price/price.ts'
import { GAME_WORDS } from '#shared/czech/bonus-price.ts'
import { formatCount, formatCrowns } from '#shared/czech/format.ts'
import type { OfferSort } from '#shared/schema/offer.ts'
import { keysOf } from '#shared/objects.ts'

/** How lists of offers are sorted where nobody chose anything else. */
export const BEST_FIRST = 'rating' satisfies OfferSort

/** Which end of a list comes first; a missing figure always comes last. */
export const DIRECTIONS = {
  rating: 'desc',
  payoutsSpeed: 'asc',
  minimumDeposit: 'asc',
  bonusPrice: 'desc',
  title: 'asc',
} as const

/** What decides between equals, one after the other. */
export const TIES = ['rating', 'title'] as const satisfies OfferSort[]

export type OfferKind = 'casino' | 'bookmaker'

/** By what, in the genitive, and what either end of it is called. */
const WORDS: Record<OfferSort, { by: string; asc: string; desc: string }> = {
  rating: { by: 'hodnocení redakce', asc: 'od nejnižšího', desc: 'od nejvyššího' },
  payoutsSpeed: { by: 'rychlosti výplat', asc: 'od nejrychlejší', desc: 'od nejpomalejší' },
  minimumDeposit: { by: 'minimálního vkladu', asc: 'od nejnižšího', desc: 'od nejvyššího' },
  bonusPrice: { by: 'skutečné ceny bonusu', asc: 'od nejhorší pro hráče', desc: 'od nejvýhodnější pro hráče' },
  title: { by: 'názvu', asc: 'od A do Ž', desc: 'od Ž do A' },
}
const TIE_WORDS: Record<(typeof TIES)[number], string> = { rating: 'hodnocení', title: 'názvu' }
const PROMISES: Record<OfferKind, string> = { casino: 'slib kasina', bookmaker: 'slib kanceláře' }

/** What the figure that decides is made of, where it is made by us. */
const INPUTS: Partial<Record<OfferSort, (kind: OfferKind) => string>> = {
  // Bookmakers have no criteria: their rating is what the editors gave.
  rating: (kind) =>
    kind === 'casino'
      ? `Hodnocení skládáme z ${formatCount(keysOf(CRITERIA_WEIGHTS).length)}\u00a0kritérií se zveřejněnými vahami.`
      : '',
  bonusPrice: (kind) =>
    `Počítáme, co z bonusu v průměru zbude při vkladu ${formatCrowns(USUAL_DEPOSIT)} na ${GAME_WORDS[kind === 'casino' ? 'slots' : 'bets'].on}.`,
  payoutsSpeed: (kind) =>
    `Rozhoduje medián nejméně ${formatCount(ENOUGH)} vlastních výběrů, dokud ho nemáme, ${PROMISES[kind]}.`,
}

function tieWords(sort: OfferSort): string {
  // Two of one name are hardly ever there.
  if (sort === 'title') return ''
  const ties = TIES.filter((tie) => tie !== sort).map((tie) => TIE_WORDS[tie])
  return `; při shodě podle ${ties.join(' a ')}`
}

/** How readers are told by what a list is sorted; made of what sorts it. */
export function orderWords(sort: OfferSort, kind: OfferKind): string {
  const { by, ...ends } = WORDS[sort]
  const inputs = INPUTS[sort]?.(kind)
  return `Řadíme podle ${by}, ${ends[DIRECTIONS[sort]]}${tieWords(sort)}.${inputs ? ` ${inputs}` : ''}`
}

/** Criteria and weights, in words. */
export const METHODOLOGY = '/jak-hodnotime/'

/** Where readers find how the figures come about; there is none for what has no criteria. */
export const methodologyOf = (kind: OfferKind) => (kind === 'casino' ? METHODOLOGY : null)
