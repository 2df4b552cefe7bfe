import { memo } from '#shared/memo.ts'

export const TIME_ZONE = 'Europe/Prague'

const rating = new Intl.NumberFormat('cs', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const thousandths = new Intl.NumberFormat('cs', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const whole = new Intl.NumberFormat('cs', { maximumFractionDigits: 0 })
const amount = new Intl.NumberFormat('cs', { maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: TIME_ZONE })
const longDay = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE })
const shortDay = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'numeric', timeZone: TIME_ZONE })
const plural = new Intl.PluralRules('cs')

const NBSP = '\u00a0'

/** Formatting is slow, and pages repeat the same few numbers and days. */
const MAX_KNOWN = 1000

export const formatRating = memo((value: number) => rating.format(value), MAX_KNOWN)
/** A step of a calculation: 2,970 */
export const formatThousandths = memo((value: number) => thousandths.format(value), MAX_KNOWN)
export const formatCount = memo((value: number) => whole.format(value), MAX_KNOWN)
export const formatAmount = memo((value: number) => amount.format(value), MAX_KNOWN)
export const formatCrowns = (value: number) => `${formatAmount(value)}${NBSP}Kč`
export const formatPercent = (value: number) => `${formatAmount(value)}${NBSP}%`

/** 15. 11. 2026 */
export const formatDate = memo((iso: string) => day.format(new Date(iso)).replace(/\s/g, NBSP), MAX_KNOWN)

/** 15. listopadu 2026 */
export const formatLongDate = memo((iso: string) => longDay.format(new Date(iso)).replace(/\s/g, NBSP), MAX_KNOWN)

/** 15. 11. */
export const shortDate = memo((iso: string) => shortDay.format(new Date(iso)).replace(/\s/g, NBSP), MAX_KNOWN)

/** Forms for 1, 2–4, fractions, and 5 or more: `['kasino', 'kasina', 'kasina', 'kasin']`. */
export type PluralForms = readonly [one: string, few: string, many: string, other: string]

const formOf = memo((count: number) => plural.select(count), MAX_KNOWN)

export function countOf(count: number, [one, few, many, other]: PluralForms): string {
  const word = { one, few, many, other, zero: other, two: few }[formOf(count)]
  return `${formatAmount(count)}${NBSP}${word}`
}

/** Numbers whose pronunciation starts with a consonant cluster or a sibilant take „ze“. */
const HARD_AFTER_Z = new Set([2, 3, 4, 6, 7])
const HARD_TEENS = new Set([14, 16, 17])
const HARD_TENS = new Set([4, 6, 7])

/** „ze čtyř“, „z pěti“, „ze sta“: the first word of the number decides. */
function isHardAfterZ(count: number): boolean {
  if (count >= 1000) return count >= 2000 && isHardAfterZ(Math.floor(count / 1000))
  if (count >= 100) return count < 200 || HARD_AFTER_Z.has(Math.floor(count / 100))
  if (count >= 20) return HARD_TENS.has(Math.floor(count / 10))
  return HARD_AFTER_Z.has(count) || HARD_TEENS.has(count)
}

/** „z 5“ and „ze 4“, as in “1 out of 4”. */
export const outOf = (count: number): string => `${isHardAfterZ(count) ? 'ze' : 'z'}${NBSP}${formatCount(count)}`

const HOURS_SHOWN_AS_DAYS = 72

/** Payout speed is stored in hours and shown as „do 24 hodin“, „do 3 dnů“ or „ihned“. */
export function formatPayoutHours(hours: number): string {
  if (hours === 0) return 'ihned'
  if (hours >= HOURS_SHOWN_AS_DAYS && hours % 24 === 0) return `do${NBSP}${formatCount(hours / 24)}${NBSP}dnů`
  return `do${NBSP}${formatCount(hours)}${NBSP}${hours === 1 ? 'hodiny' : 'hodin'}`
}
