import { seeded } from '#testing/simulate-bonus.ts'

interface Prize {
  /** In bets. */
  pays: number
  chance: number
}

/** Half of what comes back is paid in small prizes. */
const SMALL: readonly Prize[] = [
  { pays: 1, chance: 0.2 },
  { pays: 4, chance: 0.05 },
]

const sumOf = (prizes: readonly Prize[], value: (prize: Prize) => number) =>
  prizes.reduce((sum, prize) => sum + prize.chance * value(prize), 0)

/** A slot with many small prizes and a rare large one, which gives it its edge and its spread. */
function prizesOf(edge: number, spread: number): readonly Prize[] {
  const back = 1 - edge / 100
  const rest = back - sumOf(SMALL, ({ pays }) => pays)
  const largest = (spread ** 2 + back ** 2 - sumOf(SMALL, ({ pays }) => pays ** 2)) / rest
  return [...SMALL, { pays: largest, chance: rest / largest }]
}

interface Session {
  /** Deposit and bonus. */
  start: number
  turnover: number
  stake: number
  /** Of a bet, in percent. */
  edge: number
  /** The standard deviation of what a bet returns, in bets. */
  spread: number
  runs: number
  seed: number
}

/** Players who spin a slot until the turnover is reached or the money is gone. Uses none of the formula. */
export function simulateSlot({ start, turnover, stake, edge, spread, runs, seed }: Session) {
  const random = seeded(seed)
  const prizes = prizesOf(edge, spread)
  const pays = prizes.map((prize) => prize.pays)
  const upTo = prizes.map((_, index) => sumOf(prizes.slice(0, index + 1), () => 1))
  const sums = { finished: 0, lost: 0, won: 0, squares: 0, bets: 0 }
  for (let run = 0; run < runs; run++) {
    let balance = start
    let left = turnover
    while (left > 1e-6 && balance > 1e-6) {
      const bet = Math.min(stake, balance, left)
      const drawn = random()
      let prize = 0
      while (prize < upTo.length && drawn >= (upTo[prize] ?? 1)) prize++
      const won = pays[prize] ?? 0
      balance += (won - 1) * bet
      left -= bet
      sums.won += won
      sums.squares += won ** 2
      sums.bets++
    }
    sums.lost += start - balance
    if (left <= 1e-6) sums.finished++
  }
  const mean = sums.won / sums.bets
  return {
    finished: sums.finished / runs,
    loss: sums.lost / runs,
    /** As they came out, to see that the slot is what it was asked to be. */
    played: { edge: 100 * (1 - mean), spread: Math.sqrt(sums.squares / sums.bets - mean ** 2) },
  }
}
