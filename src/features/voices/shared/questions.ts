import { keysOf } from '#shared/objects.ts'

/** The five questions, in the order of the form: the name of the field, what readers see, what the desk sees. */
export const QUESTIONS = {
  payout: { field: 'vyplata', czech: 'Výplata přišla ve slíbené lhůtě' },
  terms: { field: 'podminky', czech: 'Podmínky platily tak, jak byly napsané' },
  support: { field: 'podpora', czech: 'Podpora pomohla' },
  verification: { field: 'overeni', czech: 'Ověření účtu bylo rozumné' },
  again: { field: 'znovu', czech: 'Hrál bych tam znovu' },
} as const

export type Question = keyof typeof QUESTIONS
export const QUESTION_NAMES = keysOf(QUESTIONS)

/** Empty: does not concern them. */
export type Answer = 'yes' | 'no' | ''

/** Where money was withdrawn to: the value in the form, and how a sentence goes on after „Výběr“. */
export const METHODS = {
  account: { field: 'ucet', option: 'na bankovní účet', czech: 'na účet' },
  card: { field: 'karta', option: 'na kartu', czech: 'na kartu' },
  wallet: { field: 'penezenka', option: 'do elektronické peněženky', czech: 'do peněženky' },
  other: { field: 'jinak', option: 'jinak', czech: '' },
} as const
export type Method = keyof typeof METHODS
export const METHOD_NAMES = keysOf(METHODS)
