import { z } from 'zod'
import { json } from '#shared/schema/columns.ts'
import { list } from '#shared/schema/list.ts'
import { moment } from '#shared/schema/moment.ts'
import { requiredText, text } from '#shared/schema/text.ts'

export const BONUS_KINDS = ['match', 'no-deposit', 'spins', 'cashback', 'none'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

/** The base of the wagering multiple. */
export const COUNTED_FROM = ['bonus', 'deposit-and-bonus', 'winnings'] as const
export type CountedFrom = (typeof COUNTED_FROM)[number]

export const CASHBACK_PERIODS = ['day', 'week', 'month'] as const
export type CashbackPeriod = (typeof CASHBACK_PERIODS)[number]

const crowns = z.int().min(1).max(100_000_000)
const share = z.number().min(0).max(100)

const Terms = z.strictObject({
  kind: z.enum(BONUS_KINDS),
  /** Of the deposit. */
  percent: z.int().min(1).max(1000).nullable(),
  /** The maximum bonus in crowns. */
  ceiling: crowns.nullable(),
  /** An amount independent of a deposit, in crowns. */
  fixed: crowns.nullable(),
  spins: z.int().min(1).max(10_000).nullable(),
  /** The value of one spin in crowns; may be fractional. */
  spinValue: z.number().positive().max(100_000).nullable(),
  /** How many times it must be wagered; 0 = no wagering. */
  multiple: z.number().min(0).max(500).nullable(),
  countedFrom: z.enum(COUNTED_FROM).nullable(),
  /** The time limit for wagering. */
  days: z.int().min(1).max(1000).nullable(),
  /** The maximum bet while the bonus is active, in crowns. */
  highestBet: z.number().positive().max(1_000_000).nullable(),
  /** The share of a bet that counts, per game; for other games the casino's rules apply. */
  games: list(z.strictObject({ game: requiredText(40), percent: share }), 20),
  /** The maximum win from the bonus, in crowns. */
  highestWin: crowns.nullable(),
  /** The minimum deposit for the bonus, in crowns. */
  lowestDeposit: crowns.nullable(),
  cashback: z
    .strictObject({ percent: z.number().positive().max(100), cap: crowns.nullable(), period: z.enum(CASHBACK_PERIODS) })
    .nullable(),
  exclusions: text(300),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
})
export type BonusTerms = z.infer<typeof Terms>

export const emptyTerms: BonusTerms = {
  kind: 'match',
  percent: null,
  ceiling: null,
  fixed: null,
  spins: null,
  spinValue: null,
  multiple: null,
  countedFrom: null,
  days: null,
  highestBet: null,
  games: [],
  highestWin: null,
  lowestDeposit: null,
  cashback: null,
  exclusions: '',
  startsAt: null,
  endsAt: null,
}

type Refuse = (field: keyof BonusTerms, message: string) => void

/** Fields a kind of bonus does not have, and why. */
const FOREIGN: Record<Exclude<BonusKind, 'none'>, Partial<Record<keyof BonusTerms, string>>> = {
  match: {
    fixed: 'A match has a percent and a ceiling, no fixed sum.',
    cashback: 'A match gives nothing back.',
  },
  'no-deposit': {
    percent: 'Without a deposit there is nothing to take a percent of.',
    ceiling: 'A fixed sum has no ceiling.',
    lowestDeposit: 'A bonus without a deposit has no lowest deposit.',
    cashback: 'A bonus without a deposit gives nothing back.',
  },
  spins: {
    percent: 'Spins have no percent.',
    ceiling: 'Spins have no ceiling; write the highest win.',
    fixed: 'Spins have no fixed sum.',
    cashback: 'Spins give nothing back.',
  },
  cashback: {
    percent: 'Write the percent of the cashback.',
    ceiling: 'Write the cap of the cashback.',
    fixed: 'Cashback is a part of what was lost, no fixed sum.',
    spins: 'Cashback has no spins.',
    lowestDeposit: 'Cashback has no lowest deposit.',
  },
}

const isFilled = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Runs in the form, too, while it is filled in. */
function refuseContradictions(terms: BonusTerms, refuse: Refuse): void {
  if (terms.kind === 'none') {
    for (const [field, value] of Object.entries(terms)) {
      if (field !== 'kind' && isFilled(value)) refuse(field as keyof BonusTerms, 'There is no bonus; leave this empty.')
    }
    return
  }
  for (const [field, message] of Object.entries(FOREIGN[terms.kind])) {
    if (isFilled(Reflect.get(terms, field))) refuse(field as keyof BonusTerms, message)
  }
  refuseMissing(terms, refuse)
  refuseWagering(terms, refuse)
  const games = terms.games.map(({ game }) => game.toLocaleLowerCase('cs'))
  if (new Set(games).size < games.length) refuse('games', 'Name each game once.')
  if (terms.startsAt !== null && terms.endsAt !== null && terms.endsAt <= terms.startsAt) {
    refuse('endsAt', 'The bonus must end after it starts.')
  }
}

function refuseMissing({ kind, percent, fixed, spins, spinValue, cashback }: BonusTerms, refuse: Refuse): void {
  if (kind === 'match' && percent === null) refuse('percent', 'Say how many percent of the deposit it is.')
  if (kind === 'no-deposit' && fixed === null && spins === null) refuse('fixed', 'Say the sum or the number of spins.')
  if (kind === 'spins' && spins === null) refuse('spins', 'Say how many spins there are.')
  if (kind === 'cashback' && cashback === null) refuse('cashback', 'Say how many percent come back.')
  if (spinValue !== null && spins === null) refuse('spinValue', 'Say how many spins have this value.')
}

function refuseWagering({ kind, multiple, countedFrom, days, spins, fixed }: BonusTerms, refuse: Refuse): void {
  const isWagered = multiple !== null && multiple > 0
  if (isWagered && countedFrom === null) refuse('countedFrom', 'Say what the multiple is counted from.')
  if (!isWagered && countedFrom !== null) refuse('multiple', 'Say the multiple, or leave out what it is counted from.')
  if (!isWagered && days !== null) refuse('days', 'Nothing has to be wagered; leave the days out or say the multiple.')
  if (countedFrom === 'winnings' && spins === null) refuse('countedFrom', 'Winnings need spins.')
  if (countedFrom === 'deposit-and-bonus' && kind !== 'match') {
    refuse('countedFrom', 'Only a match is counted from the deposit, too.')
  }
  const hasOnlySpins = kind === 'spins' || (kind === 'no-deposit' && fixed === null)
  if (countedFrom === 'bonus' && hasOnlySpins) refuse('countedFrom', 'Spins are counted from what they win.')
}

export const BonusTerms = Terms.superRefine((terms, context) =>
  refuseContradictions(terms, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
)
  .nullable()
  .default(null)

export const bonusTermsColumns = { bonusTerms: json(BonusTerms) }
