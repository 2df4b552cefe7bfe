import { priceBonus } from '#features/bonus-calculator/shared/price.ts'
import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import { formatCount, formatCrowns, formatRating } from '#shared/czech/format.ts'
import { rt } from '#posts/content/build.ts'
import type { CasinoName } from './ids.ts'
import { casinoOf } from './records.ts'

/** Texts are stored with plain spaces; pages add hard ones. */
const plain = plainSpaces

export const crowns = (amount: number) => plain(formatCrowns(amount))
export const count = (number: number) => plain(formatCount(number))
/** One decimal: a rating or measured hours. */
export const decimal = (value: number) => formatRating(value)
export const yesNo = (flag: boolean | null) => (flag === null ? 'neověřeno' : flag ? 'Ano' : 'Ne')

/** A cell with a link to the review. */
export const reviewLink = (name: CasinoName) => rt(`[${casinoOf(name).title}](/recenze/${name}/)`)

/** The return to player used in all examples. */
const RETURN_TO_PLAYER = 0.96

/** The bonus of a deposit and its cost, computed from the record's terms. */
export function depositBonus(name: CasinoName, deposit: number) {
  const { bonusTerms } = casinoOf(name)
  const { multiple, days } = bonusTerms ?? {}
  const price = bonusTerms && priceBonus(bonusTerms, { deposit, game: 'slots', edge: 100 * (1 - RETURN_TO_PLAYER) })
  if (!price || typeof price === 'string' || !multiple || !days) throw new Error(`${name} has no deposit bonus`)
  const { bonus, wagered, loss } = price
  return {
    bonus,
    wagered,
    times: multiple,
    days,
    perDay: Math.round(wagered / days),
    cost: Math.round(loss),
  }
}
