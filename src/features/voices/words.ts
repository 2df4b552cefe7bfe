import type { PublicVoice } from '#features/voices/public.ts'
import { METHODS } from '#features/voices/shared/questions.ts'
import { countOf, formatCrowns, type PluralForms } from '#shared/czech/format.ts'

export const VOICE_COUNT: PluralForms = ['zkušenost', 'zkušenosti', 'zkušenosti', 'zkušeností']
const HOURS: PluralForms = ['hodinu', 'hodiny', 'hodiny', 'hodin']
const DAYS: PluralForms = ['den', 'dny', 'dne', 'dní']

/** From here on in days. */
const HOURS_SHOWN = 96
const HOURS_A_DAY = 24

export const tookWords = (hours: number) =>
  hours <= HOURS_SHOWN ? countOf(hours, HOURS) : countOf(Math.round(hours / HOURS_A_DAY), DAYS)

/** „Výběr na účet, 2 400 Kč, přišel za 19 hodin“; empty if nothing was said about it. */
export function factsOfVoice({ method, amount, hours }: Pick<PublicVoice, 'method' | 'amount' | 'hours'>): string {
  if (method === '' && amount === null && hours === null) return ''
  return [
    `Výběr ${method === '' ? '' : METHODS[method].czech}`.trim(),
    ...(amount === null ? [] : [formatCrowns(amount)]),
    ...(hours === null ? [] : [`přišel ${hours === 0 ? 'hned' : `za ${tookWords(hours)}`}`]),
  ].join(', ')
}

const START = 120
/** The first words of a text. */
export const startOf = (text: string) =>
  text.length > START ? `${text.slice(0, START).toWellFormed().trimEnd()}…` : text
