import {
  type BonusPrice,
  type Play,
  priceBonus,
  type Unpriced,
  USUAL_DEPOSIT,
  usualPrice,
} from '#features/bonus-calculator/shared/price.ts'
import { CASINO_GAMES, type Game, type Slot, SLOT_SPREADS } from '#features/bonus-calculator/shared/games.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import {
  type CalculatorAddress,
  EXAMPLE,
  edgeOf,
  gameOf,
  hasOwnTerms,
  ownTerms,
  parseCalculator,
  slotOf,
} from '#features/bonus-calculator/site/address.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'

export interface Calculation {
  address: CalculatorAddress
  /** The offer these terms belong to; null for the visitor's own terms. */
  offer: PricedOffer | null
  terms: BonusTerms
  play: Play
  /** How wild the slot is; null for other games. */
  slot: Slot | null
  /** Null while the query has errors. */
  price: BonusPrice | Unpriced | null
}

const UNKNOWN_OFFER = 'Podmínky tohoto kasina neznáme. Vyberte jiné ze seznamu, nebo je napište sami.'

export const gamesOf = (offer: Pick<PricedOffer, 'game'> | null): readonly Game[] =>
  offer?.game === 'bets' ? ['bets'] : CASINO_GAMES

const usualDeposit = (offer: PricedOffer | null) => Math.max(USUAL_DEPOSIT, offer?.minimumDeposit ?? 0)

const tooSmall = ({ title, minimumDeposit }: PricedOffer) =>
  `${title} přijímá vklady až od ${formatCrowns(minimumDeposit)}. Napište aspoň tolik.`

/** Calculates what the query asks for; with an empty query, the best offer with a usual deposit. */
export function calculate(query: CalculatorAddress, offers: readonly PricedOffer[]): Calculation {
  const isOwn = hasOwnTerms(query)
  const { kasino } = query.typed
  const found = kasino === undefined ? offers.find(({ terms, game }) => usualPrice(terms, game)) : undefined
  const chosen = kasino === undefined ? found : offers.find(({ slug }) => slug === query.values.kasino)
  const errors =
    kasino === undefined || chosen || query.errors.kasino ? query.errors : { ...query.errors, kasino: UNKNOWN_OFFER }
  const offer = isOwn ? null : (chosen ?? null)
  const { vklad = usualDeposit(offer), zapocteni, sazka } = query.values
  const tooLittle = offer && vklad < offer.minimumDeposit && errors.vklad === undefined
  const address = tooLittle ? { ...query, errors: { ...errors, vklad: tooSmall(offer) } } : { ...query, errors }
  const written = isOwn || offer ? address : parseCalculator(new URLSearchParams(EXAMPLE))
  const terms = offer ? offer.terms : ownTerms(written)
  const games = gamesOf(offer)
  const game = games.find((each) => each === gameOf(query)) ?? offer?.game ?? 'slots'
  const contribution = zapocteni ?? (offer ? undefined : 100)
  const slot = game === 'slots' ? slotOf(query) : null
  const spread = slot ? SLOT_SPREADS[slot] : undefined
  const play = { deposit: vklad, game, edge: edgeOf(query, game), contribution, stake: sazka, spread }
  const isWrong = Object.keys(address.errors).length > 0
  return { address, offer, terms, play, slot, price: isWrong ? null : priceBonus(terms, play) }
}
