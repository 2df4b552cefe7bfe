import { fromKeys, keysOf } from '#shared/objects.ts'

/** The five questions, in the order of the form: the name of the field, what readers see, what the desk sees. */
export const QUESTIONS = {
  payout: { field: 'vyplata', czech: 'Výplata přišla ve slíbené lhůtě', english: 'Payout in time' },
  terms: { field: 'podminky', czech: 'Podmínky platily tak, jak byly napsané', english: 'Terms as written' },
  support: { field: 'podpora', czech: 'Podpora pomohla', english: 'Support helped' },
  verification: { field: 'overeni', czech: 'Ověření účtu bylo rozumné', english: 'Verification reasonable' },
  again: { field: 'znovu', czech: 'Hrál bych tam znovu', english: 'Would play again' },
} as const

export type Question = keyof typeof QUESTIONS
export const QUESTION_NAMES = keysOf(QUESTIONS)

/** Empty: does not concern them. */
export const ANSWERS = ['yes', 'no', ''] as const
export type Answer = (typeof ANSWERS)[number]
export type Answers = Record<Question, Answer>

export const answersIn = (given: Answers): Answers => fromKeys(QUESTION_NAMES, (name) => given[name])

/** Where money was withdrawn to: the value in the form, and how a sentence goes on after „Výběr“. */
export const METHODS = {
  account: { field: 'ucet', option: 'na bankovní účet', czech: 'na účet', english: 'to a bank account' },
  card: { field: 'karta', option: 'na kartu', czech: 'na kartu', english: 'to a card' },
  wallet: { field: 'penezenka', option: 'do elektronické peněženky', czech: 'do peněženky', english: 'to a wallet' },
  other: { field: 'jinak', option: 'jinak', czech: '', english: '' },
} as const
export type Method = keyof typeof METHODS
export const METHOD_NAMES = keysOf(METHODS)
