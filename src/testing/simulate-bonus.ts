import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** A deterministic generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** 1, 2, 4 … 1024 bets are drawn at once while there is money for all of them: no player can run out in between. */
const BATCHES = 11
const SHORTCUTS = 1024

/** Draws how many of `bets` are won, from the exact distribution; the shortcuts narrow the search. */
function winsOf(bets: number, chance: number): (random: number) => number {
  const upTo = new Float64Array(bets + 1)
  let logarithm = bets * Math.log(1 - chance)
  let sum = 0
  for (let wins = 0; wins <= bets; wins++) {
    sum += Math.exp(logarithm)
    upTo[wins] = sum
    logarithm += Math.log((bets - wins) / (wins + 1)) + Math.log(chance / (1 - chance))
  }
  upTo[bets] = 1
  const shortcuts = Uint16Array.from({ length: SHORTCUTS }, (_, part) =>
    upTo.findIndex((share) => share >= part / SHORTCUTS),
  )
  return (random) => {
    let wins = shortcuts[Math.floor(random * SHORTCUTS)] ?? 0
    while ((upTo[wins] ?? 1) < random) wins++
    return wins
  }
}

interface Simulated {
  terms: BonusTerms
  deposit: number
  /** Of a bet, in percent. */
  edge: number
  /** The share of a bet that counts, in percent. */
  contribution: number
  stake: number
  runs: number
  seed: number
}

interface Experience {
  /** The average result, in crowns. */
  value: number
  loss: number
  finished: number
  bets: number
}

/**
 * Simulates players who take a bonus and play it bet by bet: a winning bet pays twice the stake, with a probability
 * that gives the house its edge. Uses only the terms, none of the formula.
 */
export function simulateBonus({ terms, deposit, edge, contribution, stake, runs, seed }: Simulated): Experience {
  const random = seeded(seed)
  const chance = (1 - edge / 100) / 2
  const draws = Array.from({ length: BATCHES }, (_, power) => winsOf(1 << power, chance))
  const bet = Math.min(stake, terms.highestBet ?? stake)
  const sums = { value: 0, loss: 0, finished: 0, bets: 0 }
  for (let run = 0; run < runs; run++) {
    const { own, bonus, toWager } = takeBonus(terms, deposit, () => (random() < chance ? 2 : 0))
    let balance = own + bonus
    let left = (toWager * 100) / contribution
    while (left > 1e-6 && balance > 1e-6) {
      const next = Math.min(bet, balance, left)
      const possible = Math.floor(Math.min(balance, left) / next + 1e-9)
      const power = Math.min(31 - Math.clz32(possible), BATCHES - 1)
      const bets = 1 << power
      balance += (2 * (draws[power]?.(random()) ?? 0) - bets) * next
      left -= bets * next
      sums.bets += bets
    }
    const paid = Math.min(balance, own + (terms.highestWin ?? Infinity))
    sums.value += paid - own
    sums.loss += own + bonus - balance
    if (left <= 1e-6) sums.finished++
  }
  return {
    value: sums.value / runs,
    loss: sums.loss / runs,
    finished: sums.finished / runs,
    bets: sums.bets / runs,
  }
}

function takeBonus(terms: BonusTerms, deposit: number, spin: () => number) {
  const multiple = terms.multiple ?? 0
  let won = 0
  for (let count = 0; count < (terms.spins ?? 0); count++) won += spin() * (terms.spinValue ?? 0)
  const from = (bonus: number, own: number) =>
    ({ bonus, 'deposit-and-bonus': own + bonus, winnings: won })[terms.countedFrom ?? 'bonus'] * multiple
  switch (terms.kind) {
    case 'match': {
      const matched = Math.min((deposit * (terms.percent ?? 0)) / 100, terms.ceiling ?? Infinity)
      return { own: deposit, bonus: matched + won, toWager: from(matched, deposit) }
    }
    case 'cashback': {
      const back = Math.min((deposit * (terms.cashback?.percent ?? 0)) / 100, terms.cashback?.cap ?? Infinity)
      return { own: 0, bonus: back, toWager: from(back, 0) }
    }
    case 'none':
      return { own: deposit, bonus: 0, toWager: 0 }
    default:
      return { own: 0, bonus: (terms.fixed ?? 0) + won, toWager: from(terms.fixed ?? 0, 0) }
  }
}
