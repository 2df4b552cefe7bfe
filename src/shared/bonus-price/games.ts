import { fold } from '#shared/czech/slug.ts'
import { keysOf } from '#shared/objects.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

interface GameKind {
  /** What the house keeps of a bet on average, in percent. */
  edge: number
  /** How terms call it, without diacritics. */
  words: readonly string[]
  /** Counts in full where the terms do not name it; of other games nobody knows. */
  isUsual: boolean
}

/** The kinds of games that a bonus is wagered on. */
export const GAME_KINDS = {
  slots: { edge: 4, words: ['automat', 'slot'], isUsual: true },
  roulette: { edge: 2.7, words: ['rulet', 'stolni'], isUsual: false },
  blackjack: { edge: 0.6, words: ['blackjack', 'stolni'], isUsual: false },
  bets: { edge: 6, words: ['sazk', 'sazen', 'kurz', 'tiket'], isUsual: true },
} as const satisfies Record<string, GameKind>
export type Game = keyof typeof GAME_KINDS

export const CASINO_GAMES: readonly Game[] = keysOf(GAME_KINDS).filter((game) => game !== 'bets')

/** How much of a bet counts, in percent; null where the terms do not say. */
export function contributionOf({ games }: Pick<BonusTerms, 'games'>, game: Game): number | null {
  const { words, isUsual }: GameKind = GAME_KINDS[game]
  // A word of its own goes before one that names several games.
  for (const word of words) {
    const named = games.find((share) => fold(share.game).includes(word))
    if (named) return named.percent
  }
  return isUsual ? 100 : null
}
