import type { Cover } from '#shared/cover/schema.ts'
import { depositBonus } from './figures.ts'
import type { BookmakerName, CasinoName } from './ids.ts'
import { promiseOf } from './payouts.ts'
import { bookmakerOf, casinoOf } from './records.ts'
import { BOOKMAKER_WITHDRAWALS, hoursIn, WITHDRAWALS } from './withdrawals.ts'

/** Cover data of the demo, taken from the records, so that covers agree with the texts. */
const DEPOSIT = 1000

/** The bonus of a deposit of a thousand crowns against the cost of wagering it. */
export function bonusAgainstCost(name: CasinoName): Cover {
  const { bonus, cost } = depositBonus(name, DEPOSIT)
  return { motif: 'scales', left: bonus, right: cost }
}

/** How many times the bonus must be wagered. */
export function wageringTimes(name: CasinoName): Cover {
  const times = casinoOf(name).bonusTerms?.multiple
  if (!times) throw new Error(`${name} has nothing to play through`)
  return { motif: 'grid', times }
}

const oneDecimal = (hours: number) => Math.round(hours * 10) / 10

/** Hours of one or more withdrawals from each casino against its promise. */
export const againstPromises = (measured: readonly (readonly [CasinoName, ...number[]])[]): Cover => ({
  motif: 'dots',
  rows: measured.map(([name, ...hours]) => ({ promised: promiseOf(name), measured: hours.map(oneDecimal) })),
})

/** All withdrawals from one casino, a row for each. */
export function ownWithdrawals(name: CasinoName): Cover {
  const hours = (WITHDRAWALS[name] ?? []).flatMap(([, , , , took]) => (took === null ? [] : hoursIn(took)))
  return againstPromises(hours.map((each) => [name, each] as const))
}

export function ownBookmakerWithdrawals(name: BookmakerName): Cover {
  const promised = bookmakerOf(name).payoutsSpeed ?? 0
  const arrived = (BOOKMAKER_WITHDRAWALS[name] ?? []).flatMap(([, , , , took]) => (took === null ? [] : hoursIn(took)))
  return { motif: 'dots', rows: arrived.map((hours) => ({ promised, measured: [oneDecimal(hours)] })) }
}
