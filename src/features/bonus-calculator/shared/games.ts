import { fold } from '#shared/czech/slug.ts'
import { keysOf } from '#shared/objects.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

interface GameKind {
  /** The house edge in percent of a bet. */
  edge: number
  /** The standard deviation of what one bet returns, in bets. */
  spread: number
  /** Names in terms, without diacritics. */
  words: readonly string[]
  /** Counts fully if the terms do not mention it; for other games the contribution is then unknown. */
  isUsual: boolean
}

/** How wild a slot is: the more it pays in rare large wins, the further a session strays from the average. */
export const SLOT_SPREADS = { calm: 4, usual: 7, wild: 11 } as const
export type Slot = keyof typeof SLOT_SPREADS

export const GAME_KINDS = {
  slots: { edge: 4, spread: SLOT_SPREADS.usual, words: ['automat', 'slot'], isUsual: true },
  roulette: { edge: 2.7, spread: 1, words: ['rulet', 'stolni'], isUsual: false },
  blackjack: { edge: 0.6, spread: 1, words: ['blackjack', 'stolni'], isUsual: false },
  bets: { edge: 6, spread: 1, words: ['sazk', 'sazen', 'kurz', 'tiket'], isUsual: true },
} as const satisfies Record<string, GameKind>
export type Game = keyof typeof GAME_KINDS

export const CASINO_GAMES: readonly Game[] = keysOf(GAME_KINDS).filter((game) => game !== 'bets')

/** The percentage of a bet that counts towards wagering; null if the terms do not say. */
export function contributionOf({ games }: Pick<BonusTerms, 'games'>, game: Game): number | null {
  const { words, isUsual }: GameKind = GAME_KINDS[game]
  // Specific words come before ones that cover several games.
  for (const word of words) {
    const named = games.find((share) => fold(share.game).includes(word))
    if (named) return named.percent
  }
  return isUsual ? 100 : null
}
