import {
  type BonusPrice,
  type Play,
  priceBonus,
  type Unpriced,
  USUAL_DEPOSIT,
  usualPrice,
} from '#features/bonus-calculator/shared/price.ts'
import { CASINO_GAMES, type Game } from '#features/bonus-calculator/shared/games.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import {
  type CalculatorAddress,
  EXAMPLE,
  edgeOf,
  gameOf,
  hasOwnTerms,
  ownTerms,
  parseCalculator,
} from '#features/bonus-calculator/site/address.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'

export interface Calculation {
  address: CalculatorAddress
  /** The offer these terms belong to; null for the visitor's own terms. */
  offer: PricedOffer | null
  terms: BonusTerms
  play: Play
  /** Null while the query has errors. */
  price: BonusPrice | Unpriced | null
}

const UNKNOWN_OFFER = 'Podmínky tohoto kasina neznáme. Vyberte jiné ze seznamu, nebo je napište sami.'

export const gamesOf = (offer: Pick<PricedOffer, 'game'> | null): readonly Game[] =>
  offer?.game === 'bets' ? ['bets'] : CASINO_GAMES

/** Calculates what the query asks for; with an empty query, the best offer with a usual deposit. */
export function calculate(query: CalculatorAddress, offers: readonly PricedOffer[]): Calculation {
  const isOwn = hasOwnTerms(query)
  const { kasino } = query.typed
  const found = kasino === undefined ? offers.find(({ terms, game }) => usualPrice(terms, game)) : undefined
  const chosen = kasino === undefined ? found : offers.find(({ slug }) => slug === query.values.kasino)
  const errors =
    kasino === undefined || chosen || query.errors.kasino ? query.errors : { ...query.errors, kasino: UNKNOWN_OFFER }
  const offer = isOwn ? null : (chosen ?? null)
  const address = { ...query, errors }
  const written = isOwn || offer ? address : parseCalculator(new URLSearchParams(EXAMPLE))
  const terms = offer ? offer.terms : ownTerms(written)
  const games = gamesOf(offer)
  const game = games.find((each) => each === gameOf(query)) ?? offer?.game ?? 'slots'
  const { vklad = USUAL_DEPOSIT, zapocteni, sazka } = query.values
  const contribution = zapocteni ?? (offer ? undefined : 100)
  const play = { deposit: vklad, game, edge: edgeOf(query, game), contribution, stake: sazka }
  const isWrong = Object.keys(errors).length > 0
  return { address, offer, terms, play, price: isWrong ? null : priceBonus(terms, play) }
}
