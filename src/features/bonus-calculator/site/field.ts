import { medianOf } from '#entities/payout-test/measure.ts'
import { type BonusPrice, type Play, priceBonus } from '#features/bonus-calculator/shared/price.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'

export interface Priced {
  offer: PricedOffer
  price: BonusPrice
}

/** The price of the same deposit and game with every offer that accepts both, the best first. */
export function priceField(play: Play, offers: readonly PricedOffer[]): Priced[] {
  const isBets = play.game === 'bets'
  return offers
    .flatMap((offer) => {
      const price = (offer.game === 'bets') === isBets && priceBonus(offer.terms, { ...play, contribution: undefined })
      return price && typeof price !== 'string' ? [{ offer, price }] : []
    })
    .toSorted((one, other) => other.price.value - one.price.value)
}

export const medianPrice = (field: readonly Priced[]) => medianOf(field.map(({ price }) => price.value))
