import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { tell } from '#shared/schema/refused.ts'
import { type Message, said } from '#shared/words/message.ts'
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

type Refuse = (field: keyof BonusTerms, message: Message) => void

/** Fields a kind of bonus does not have, and why. */
const FOREIGN: Record<Exclude<BonusKind, 'none'>, Partial<Record<keyof BonusTerms, Message>>> = {
  match: {
    fixed: m.matchHasPercent,
    cashback: m.matchGivesNothingBack,
  },
  'no-deposit': {
    percent: m.nothingToTakeFrom,
    ceiling: m.fixedHasNoCeiling,
    lowestDeposit: m.noLowestDeposit,
    cashback: m.noDepositGivesNothingBack,
  },
  spins: {
    percent: m.spinsNoPercent,
    ceiling: m.spinsNoCeiling,
    fixed: m.spinsNoFixed,
    cashback: m.spinsGiveNothingBack,
  },
  cashback: {
    percent: m.cashbackPercent,
    ceiling: m.cashbackCap,
    fixed: m.cashbackNoFixed,
    spins: m.cashbackNoSpins,
    lowestDeposit: m.cashbackNoDeposit,
  },
}

const isFilled = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Runs in the form, too, while it is filled in. */
function refuseContradictions(terms: BonusTerms, refuse: Refuse): void {
  if (terms.kind === 'none') {
    for (const [field, value] of Object.entries(terms)) {
      if (field !== 'kind' && isFilled(value)) refuse(field as keyof BonusTerms, m.noBonus)
    }
    return
  }
  for (const [field, message] of Object.entries(FOREIGN[terms.kind])) {
    if (isFilled(Reflect.get(terms, field))) refuse(field as keyof BonusTerms, message)
  }
  refuseMissing(terms, refuse)
  refuseWagering(terms, refuse)
  const games = terms.games.map(({ game }) => game.toLocaleLowerCase('cs'))
  if (new Set(games).size < games.length) refuse('games', m.gamesOnce)
  if (terms.startsAt !== null && terms.endsAt !== null && terms.endsAt <= terms.startsAt) {
    refuse('endsAt', m.endsAfterStart)
  }
}

function refuseMissing({ kind, percent, fixed, spins, spinValue, cashback }: BonusTerms, refuse: Refuse): void {
  if (kind === 'match' && percent === null) refuse('percent', m.sayPercent)
  if (kind === 'no-deposit' && fixed === null && spins === null) refuse('fixed', m.saySumOrSpins)
  if (kind === 'spins' && spins === null) refuse('spins', m.saySpins)
  if (kind === 'cashback' && cashback === null) refuse('cashback', m.sayBack)
  if (spinValue !== null && spins === null) refuse('spinValue', m.saySpinsOfValue)
}

function refuseWagering({ kind, multiple, countedFrom, days, spins, fixed }: BonusTerms, refuse: Refuse): void {
  const isWagered = multiple !== null && multiple > 0
  if (isWagered && countedFrom === null) refuse('countedFrom', m.sayCountedFrom)
  if (!isWagered && countedFrom !== null) refuse('multiple', m.sayMultiple)
  if (!isWagered && days !== null) refuse('days', m.nothingWagered)
  if (countedFrom === 'winnings' && spins === null) refuse('countedFrom', m.winningsNeedSpins)
  if (countedFrom === 'deposit-and-bonus' && kind !== 'match') {
    refuse('countedFrom', m.onlyMatch)
  }
  const hasOnlySpins = kind === 'spins' || (kind === 'no-deposit' && fixed === null)
  if (countedFrom === 'bonus' && hasOnlySpins) refuse('countedFrom', m.spinsFromWin)
}

export const BonusTerms = Terms.superRefine((terms, context) =>
  refuseContradictions(terms, (field, message) =>
    context.addIssue({ code: 'custom', path: [field], message: tell(said(message)) }),
  ),
)
  .nullable()
  .default(null)

export const bonusTermsColumns = { bonusTerms: json(BonusTerms) }
