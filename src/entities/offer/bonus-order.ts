import { z } from 'zod'
import type { OfferLicence } from '#entities/licence/state.ts'
import type { Game } from '#features/bonus-calculator/shared/games.ts'
import { usualPrice } from '#features/bonus-calculator/shared/price.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** Sorts after every known price; a sentinel instead of null, so that one index serves both databases. */
export const UNPRICED_BONUS = 1_000_000_000

export const bonusOrderColumns = { bonusOrder: z.number() }

/** The bonus price on cards; hidden for offers without a valid licence. */
export const BonusPriceCard = z.object({ deposit: z.number(), value: z.number() }).nullable()
export type BonusPriceCard = z.infer<typeof BonusPriceCard>

export function bonusPriceCard(terms: BonusTerms | null, game: Game, { state }: OfferLicence): BonusPriceCard {
  return state === 'invalid' ? null : roundPrice(terms, game)
}

function roundPrice(terms: BonusTerms | null, game: Game): BonusPriceCard {
  const price = usualPrice(terms, game)
  return price && { deposit: price.deposit, value: Math.round(price.value) }
}

export const bonusOrder = (game: Game) => ({
  bonusOrder: ({ bonusTerms }: { bonusTerms: BonusTerms | null }): number => {
    const price = roundPrice(bonusTerms, game)
    return price ? -price.value : UNPRICED_BONUS
  },
})
