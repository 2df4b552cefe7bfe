import { contributionOf, type Game, GAME_KINDS } from '#features/bonus-calculator/shared/games.ts'
import { wager } from '#features/bonus-calculator/shared/wagering.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

export interface Play {
  /** In crowns. */
  deposit: number
  game: Game
  /** House edge in percent; defaults to that of the game. */
  edge?: number | undefined
  /** The percentage of a bet that counts; defaults to the terms for the game. */
  contribution?: number | undefined
  /** A single bet in crowns; defaults to a cautious player's. */
  stake?: number | undefined
  /** The standard deviation of what a bet returns, in bets; defaults to that of the game. */
  spread?: number | undefined
}

export type Unpriced = 'multiple' | 'spin-value' | 'contribution' | 'does-not-count'

export interface BonusPrice {
  deposit: number
  /** Smaller deposits get no bonus; in crowns. */
  lowestDeposit: number
  /** In crowns; spins count with their average winnings. */
  bonus: number
  spinWinnings: number
  unvaluedSpins: number
  /** The wagering requirement in crowns. */
  wagered: number
  /** The total of bets needed, as only a part of each bet counts. */
  turnover: number
  days: number | null
  perDay: number | null
  stake: number
  highestBet: number | null
  /** The minimum number of bets; null without a maximum bet. */
  fewestBets: number | null
  edge: number
  contribution: number
  /** The average loss while wagering on an even chance, in crowns; no other game loses more. */
  loss: number
  /** The average winnings not paid because of the maximum win. */
  unpaid: number
  /** The same with the spread of the game: who runs out early wagers less, so it is lower. */
  sessionLoss: number
  /** The share of players who complete the wagering; the wilder the game, the fewer. */
  finished: number
  /** The average value of the bonus; negative if it costs money. */
  value: number
}

/** The fraction of the starting balance a cautious player bets at once. */
export const CALM_STAKE = 1 / 1000

export function priceBonus(terms: BonusTerms, play: Play): BonusPrice | Unpriced {
  const contribution = play.contribution ?? contributionOf(terms, play.game)
  const edge = play.edge ?? GAME_KINDS[play.game].edge
  const given = gift(terms, play.deposit, edge)
  if (typeof given === 'string') return given
  if (terms.kind !== 'none' && terms.multiple === null) return 'multiple'
  const { own, bonus, spinWinnings } = given
  const wagered = (terms.multiple ?? 0) * countedFrom(terms, given)
  if (wagered > 0 && contribution === null) return 'contribution'
  if (wagered > 0 && contribution === 0) return 'does-not-count'
  const turnover = wagered > 0 && contribution ? (wagered * 100) / contribution : 0
  const start = own + bonus
  const stake = Math.min(play.stake ?? start * CALM_STAKE, terms.highestBet ?? Infinity, start)
  const limit = bonus > 0 && terms.highestWin !== null ? own + terms.highestWin : Infinity
  const wagering = { start, turnover, edge: edge / 100, stake, limit }
  // An even chance: in wilder games more run out early and so wager less, which would make the bonus look cheaper.
  const { left, paid } = wager({ ...wagering, spread: 1 })
  const session = wager({ ...wagering, spread: play.spread ?? GAME_KINDS[play.game].spread })
  return {
    deposit: play.deposit,
    lowestDeposit: terms.lowestDeposit ?? 0,
    bonus,
    spinWinnings,
    unvaluedSpins: terms.spinValue === null ? (terms.spins ?? 0) : 0,
    wagered,
    turnover,
    days: terms.days,
    perDay: terms.days === null ? null : turnover / terms.days,
    stake,
    highestBet: terms.highestBet,
    fewestBets: terms.highestBet === null ? null : Math.ceil(turnover / terms.highestBet),
    edge,
    contribution: contribution ?? 100,
    loss: start - left,
    unpaid: left - paid,
    sessionLoss: start - session.left,
    finished: session.finished,
    value: paid - own,
  }
}

interface Gift {
  /** The player's own money in play. */
  own: number
  bonus: number
  spinWinnings: number
}

function gift(terms: BonusTerms, deposit: number, edge: number): Gift | Unpriced {
  const { kind, percent, ceiling, fixed, spins, spinValue, cashback } = terms
  const tooLittle = deposit < (terms.lowestDeposit ?? 0)
  if (kind === 'none' || tooLittle) return { own: deposit, bonus: 0, spinWinnings: 0 }
  const spinWinnings = ((spins ?? 0) * (spinValue ?? 0) * (100 - edge)) / 100
  if (kind === 'match') {
    const matched = Math.min((deposit * (percent ?? 0)) / 100, ceiling ?? Infinity)
    return { own: deposit, bonus: matched + spinWinnings, spinWinnings }
  }
  if (kind === 'cashback') {
    // Cashback on a lost deposit: none of the player's own money is left.
    const back = Math.min((deposit * (cashback?.percent ?? 0)) / 100, cashback?.cap ?? Infinity)
    return { own: 0, bonus: back, spinWinnings: 0 }
  }
  if (fixed === null && spinValue === null) return 'spin-value'
  return { own: 0, bonus: (fixed ?? 0) + spinWinnings, spinWinnings }
}

/** The base of the wagering multiple. */
function countedFrom(terms: BonusTerms, { own, bonus, spinWinnings }: Gift): number {
  if (terms.countedFrom === 'winnings') return spinWinnings
  if (bonus === 0) return 0
  const withoutSpins = bonus - spinWinnings
  return terms.countedFrom === 'deposit-and-bonus' ? own + withoutSpins : withoutSpins
}

export const USUAL_DEPOSIT = 1000

/**
 * The price on cards and lists: for the usual deposit, or the minimum for the bonus, on the usual game. Cashback has
 * none: it gives something only to those who lost first, and cannot be compared with what a deposit brings.
 */
export function usualPrice(terms: BonusTerms | null, game: Game = 'slots'): BonusPrice | null {
  if (!terms || terms.kind === 'cashback') return null
  const price = priceBonus(terms, { deposit: Math.max(USUAL_DEPOSIT, terms.lowestDeposit ?? 0), game })
  return typeof price === 'string' ? null : price
}
