import { formatCount, formatCrowns, formatRating } from '#shared/czech/format.ts'
import { rt } from '#posts/content/build.ts'
import type { CasinoName } from './ids.ts'
import { casinoOf } from './records.ts'

/** Texts are stored with plain spaces; pages make them hard. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

export const crowns = (amount: number) => plain(formatCrowns(amount))
export const count = (number: number) => plain(formatCount(number))
/** With one decimal: a rating, or hours that were measured. */
export const decimal = (value: number) => formatRating(value)
export const yesNo = (flag: boolean | null) => (flag === null ? 'neověřeno' : flag ? 'Ano' : 'Ne')

/** A cell that leads to the review. */
export const reviewLink = (name: CasinoName) => rt(`[${casinoOf(name).title}](/recenze/${name}/)`)

/** What all the examples count with. */
export const RETURN_TO_PLAYER = 0.96

const OFFER = /^(\d+) % do ([\d ]+) Kč/
const WAGERING = /^(\d+)× bonus( i vklad)? do (\d+) dn/

/** What a deposit brings and what it costs, from the words of the record. */
export function depositBonus(name: CasinoName, deposit: number) {
  const { bonus: offer, wageringRequirements } = casinoOf(name)
  const [, percent, cap] = OFFER.exec(offer) ?? []
  const [, times, withDeposit, days] = WAGERING.exec(wageringRequirements) ?? []
  if (!percent || !cap || !times || !days) throw new Error(`${name} has no deposit bonus`)
  const bonus = Math.min((deposit * Number(percent)) / 100, Number(cap.replaceAll(' ', '')))
  const wagered = Number(times) * (withDeposit ? bonus + deposit : bonus)
  return {
    bonus,
    wagered,
    times: Number(times),
    days: Number(days),
    perDay: Math.round(wagered / Number(days)),
    cost: Math.round(wagered * (1 - RETURN_TO_PLAYER)),
  }
}
