import { contributionOf, type Game, GAME_KINDS } from '#shared/bonus-price/games.ts'
import { wager } from '#shared/bonus-price/wagering.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** What the player does. */
export interface Play {
  /** In crowns. */
  deposit: number
  game: Game
  /** In percent; unless given, that of the game. */
  edge?: number | undefined
  /** How much of a bet counts, in percent; unless given, what the terms say of the game. */
  contribution?: number | undefined
  /** One bet, in crowns; unless given, that of a calm player. */
  stake?: number | undefined
}

/** Why nobody can say what a bonus costs. */
export type Unpriced = 'multiple' | 'spin-value' | 'contribution' | 'does-not-count'

export interface BonusPrice {
  deposit: number
  /** Less than this brings no bonus, in crowns. */
  lowestDeposit: number
  /** What is given, in crowns; spins as what they win on average. */
  bonus: number
  /** The part of the bonus that spins win. */
  spinWinnings: number
  /** Spins whose value nobody knows; they are left out. */
  unvaluedSpins: number
  /** What must be wagered by the terms, in crowns. */
  wagered: number
  /** What must be bet for that, because only a part of a bet counts. */
  turnover: number
  days: number | null
  perDay: number | null
  /** One bet, as it was counted with. */
  stake: number
  highestBet: number | null
  /** The fewest bets that it takes; null where there is no highest bet. */
  fewestBets: number | null
  /** Of what the house keeps. */
  edge: number
  contribution: number
  /** What is lost by the wagering on average, in crowns. */
  loss: number
  /** What of the winnings is not paid because of the highest win, on average. */
  unpaid: number
  /** The share of players who finish the wagering. */
  finished: number
  /** What the bonus brings on average; less than zero when it costs. */
  value: number
}

/** The part of what they start with that a calm player bets at once. */
export const CALM_STAKE = 1 / 1000

/** What a bonus is worth to somebody who deposits and wagers it, or why that cannot be said. */
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
  const { left, paid, finished } = wager({ start, turnover, edge: edge / 100, stake, limit })
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
    finished,
    value: paid - own,
  }
}

interface Gift {
  /** The player's own money in the game. */
  own: number
  bonus: number
  spinWinnings: number
}

/** What the player gets, before anything is wagered. */
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
    // What comes back of a deposit that was lost: of the player's own nothing is left.
    const back = Math.min((deposit * (cashback?.percent ?? 0)) / 100, cashback?.cap ?? Infinity)
    return { own: 0, bonus: back, spinWinnings: 0 }
  }
  if (fixed === null && spinValue === null) return 'spin-value'
  return { own: 0, bonus: (fixed ?? 0) + spinWinnings, spinWinnings }
}

/** What the multiple is a multiple of. */
function countedFrom(terms: BonusTerms, { own, bonus, spinWinnings }: Gift): number {
  if (terms.countedFrom === 'winnings') return spinWinnings
  if (bonus === 0) return 0
  const withoutSpins = bonus - spinWinnings
  return terms.countedFrom === 'deposit-and-bonus' ? own + withoutSpins : withoutSpins
}

/** The deposit of examples, cards and lists. */
export const USUAL_DEPOSIT = 1000

/** The price that cards and lists show: a usual deposit, or the lowest that brings the bonus, and the usual game. */
export function usualPrice(terms: BonusTerms | null, game: Game = 'slots'): BonusPrice | null {
  if (!terms) return null
  const price = priceBonus(terms, { deposit: Math.max(USUAL_DEPOSIT, terms.lowestDeposit ?? 0), game })
  return typeof price === 'string' ? null : price
}
