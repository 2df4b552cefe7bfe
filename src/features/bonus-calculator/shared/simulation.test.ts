import { expect, test } from 'vitest'
import { type Game, SLOT_SPREADS } from '#features/bonus-calculator/shared/games.ts'
import { type BonusPrice, type Play, priceBonus } from '#features/bonus-calculator/shared/price.ts'
import { type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'
import { isAll } from '#testing/is-all.ts'
import { simulateBonus } from '#testing/simulate-bonus.ts'
import { simulateSlot } from '#testing/simulate-slot.ts'

const RUNS = 100_000
const WITHIN = 0.02

const match = { percent: 100, ceiling: 25_000, multiple: 30, countedFrom: 'bonus', days: 10 } as const
const noDeposit = { kind: 'no-deposit', fixed: 500, multiple: 10, countedFrom: 'bonus' } as const
const spins = { kind: 'spins', spins: 30, spinValue: 20, multiple: 10, countedFrom: 'winnings' } as const
const cashback = {
  kind: 'cashback',
  cashback: { percent: 20, cap: null, period: 'week' },
  multiple: 5,
  countedFrom: 'bonus',
} as const
const games = [
  { game: 'automaty', percent: 100 },
  { game: 'ruleta', percent: 50 },
  { game: 'blackjack', percent: 10 },
]

type Case = [name: string, terms: Partial<BonusTerms>, play?: Partial<Play>]

const CASES: Case[] = [
  ['a match', match],
  ['a match played with larger bets', match, { stake: 20 }],
  ['a match that hardly anybody finishes', { ...match, multiple: 60 }, { stake: 5 }],
  ['a match counted from the deposit, too', { ...match, multiple: 15, countedFrom: 'deposit-and-bonus' }],
  ['a match whose ceiling bites', { ...match, ceiling: 2_000 }, { deposit: 10_000 }],
  ['a match whose highest bet bites', { ...match, highestBet: 5 }, { stake: 100 }],
  ['a match whose highest win bites', { ...match, multiple: 5, highestWin: 300 }, { stake: 20 }],
  ['a match with spins', { ...match, spins: 20, spinValue: 10 }],
  ['a match on a game that counts by half', { ...match, games }, { game: 'roulette', stake: 10 }],
  ['a match on a game of which a tenth counts', { ...match, games }, { game: 'blackjack', stake: 20 }],
  ['a match of which nothing must be wagered', { ...match, multiple: 0, countedFrom: null, days: null }],
  ['without a deposit', noDeposit],
  ['without a deposit, with larger bets', { ...noDeposit, multiple: 40 }, { stake: 10 }],
  ['without a deposit, where the highest win bites', { ...noDeposit, highestWin: 200 }, { stake: 10 }],
  ['spins', spins],
  ['spins with larger bets', { ...spins, multiple: 30 }, { stake: 5 }],
  ['spins whose highest win bites', { ...spins, highestWin: 150 }],
  ['cashback', cashback],
  ['cashback whose cap bites', { ...cashback, cashback: { percent: 20, cap: 100, period: 'week' } }],
  ['cashback whose highest bet bites', { ...cashback, multiple: 25, highestBet: 1 }, { stake: 20 }],
  ['no bonus', { kind: 'none' }],
]

const priceOf = (terms: BonusTerms, play: Play): BonusPrice => {
  const price = priceBonus(terms, play)
  if (typeof price === 'string') throw new Error(price)
  return price
}

/** One bonus of each kind is played on every change. */
const KINDS = new Set(['a match', 'without a deposit', 'spins', 'cashback'])

test.each(CASES.filter(([name]) => isAll || KINDS.has(name)))(
  `${RUNS} simulated players agree with the formula: %s`,
  (_, given, play = {}) => {
    const terms = { ...emptyTerms, ...given }
    const game: Game = play.game ?? 'slots'
    const price = priceOf(terms, { deposit: 1000, game, spread: 1, ...play })
    const { edge, contribution, stake, deposit } = price
    const lived = simulateBonus({
      terms,
      deposit,
      edge,
      contribution,
      stake: play.stake ?? stake,
      runs: RUNS,
      seed: 18,
    })
    // Within two percent of the loss, or of the bonus if nothing is lost.
    const tolerance = WITHIN * Math.max(price.loss, price.bonus)
    expect(Math.abs(lived.loss - price.loss)).toBeLessThanOrEqual(WITHIN * price.loss + 1e-6)
    expect(Math.abs(lived.value - price.value)).toBeLessThanOrEqual(tolerance)
    expect(Math.abs(lived.finished - price.finished)).toBeLessThanOrEqual(WITHIN)
    expect(lived.bets).toBeGreaterThanOrEqual((price.fewestBets ?? 0) * lived.finished)
  },
)

const SESSIONS = 4000
/** Four thousand sessions of a wild slot average out to this, as a share of the loss. */
const SESSION_WITHIN = 0.06

const SLOTS = [
  ['calm', 71],
  ['usual', 52],
  ['wild', 38],
] as const

test.each(SLOTS.filter(([slot]) => isAll || slot === 'usual'))(
  'on a %s slot %i of 100 finish, and so they do in a simulation',
  (slot, finished) => {
    const spread = SLOT_SPREADS[slot]
    const price = priceOf({ ...emptyTerms, ...match }, { deposit: 1000, game: 'slots', spread })
    const start = price.deposit + price.bonus
    const lived = simulateSlot({ ...price, start, spread, runs: SESSIONS, seed: 18 })
    expect(Math.floor(price.finished * 100)).toBe(finished)
    expect(Math.abs(lived.finished - price.finished)).toBeLessThanOrEqual(WITHIN)
    expect(Math.abs(lived.loss - price.sessionLoss)).toBeLessThanOrEqual(SESSION_WITHIN * price.loss)
    // The published price is of the cautious player, who loses most.
    expect(lived.loss).toBeLessThan(price.loss)
    expect(lived.played.spread).toBeCloseTo(spread, 0)
    expect(Math.abs(lived.played.edge - price.edge)).toBeLessThan(0.5)
  },
)
