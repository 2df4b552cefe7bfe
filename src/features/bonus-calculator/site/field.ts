import { medianOf } from '#entities/payout-test/measure.ts'
import { type BonusPrice, type Play, priceBonus } from '#features/bonus-calculator/shared/price.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'

export interface Priced {
  offer: PricedOffer
  price: BonusPrice
}

/** The same deposit on the same game with every offer that has it. */
export interface Field {
  /** Ranked, the best first. */
  ranked: readonly Priced[]
  /** Gives something only to those who lost first, so it is in no order with the others. */
  cashback: readonly Priced[]
  /** The deposit is too small for the bonus, or for the operator. */
  outOfReach: readonly { offer: PricedOffer; from: number }[]
}

/** The smallest deposit that gets the bonus. */
const neededFor = ({ terms, minimumDeposit }: PricedOffer) => Math.max(terms.lowestDeposit ?? 0, minimumDeposit)

export function priceField(play: Play, offers: readonly PricedOffer[]): Field {
  const isBets = play.game === 'bets'
  const all = offers.flatMap((offer) => {
    const price = (offer.game === 'bets') === isBets && priceBonus(offer.terms, { ...play, contribution: undefined })
    return price && typeof price !== 'string' ? [{ offer, price }] : []
  })
  const within = all.filter(({ offer }) => neededFor(offer) <= play.deposit)
  const isCashback = ({ offer }: Priced) => offer.terms.kind === 'cashback'
  return {
    ranked: within
      .filter((priced) => !isCashback(priced))
      .toSorted((one, other) => other.price.value - one.price.value),
    cashback: within.filter(isCashback),
    outOfReach: all
      .filter(({ offer }) => neededFor(offer) > play.deposit)
      .map(({ offer }) => ({ offer, from: neededFor(offer) })),
  }
}

export const medianPrice = ({ ranked }: Field) => medianOf(ranked.map(({ price }) => price.value))
