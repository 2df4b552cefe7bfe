import { countOf, formatCount, formatPayoutHours, type PluralForms } from '#shared/czech/format.ts'

export const MINUTES_PER_HOUR = 60

const NBSP = '\u00a0'
const WITHDRAWALS: PluralForms = ['výběr', 'výběry', 'výběru', 'výběrů']

export const withdrawalCount = (count: number) => countOf(count, WITHDRAWALS)

/** 19 h; below an hour in minutes, so that nothing takes 0 h. */
export function formatHours(hours: number): string {
  return hours < 1
    ? `${formatCount(Math.max(1, Math.round(hours * MINUTES_PER_HOUR)))}${NBSP}min`
    : `${formatCount(Math.round(hours))}${NBSP}h`
}

const HOURS: PluralForms = ['hodina', 'hodiny', 'hodiny', 'hodin']
const MINUTES: PluralForms = ['minuta', 'minuty', 'minuty', 'minut']

/** 25 hodin, for screen readers. */
export const hoursInWords = (hours: number): string =>
  hours < 1 ? countOf(Math.max(1, Math.round(hours * MINUTES_PER_HOUR)), MINUTES) : countOf(Math.round(hours), HOURS)

/** 25 h 10 min */
export function formatTook(hours: number): string {
  const minutes = Math.round(hours * MINUTES_PER_HOUR)
  const whole = Math.floor(minutes / MINUTES_PER_HOUR)
  const rest = `${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}${NBSP}min`
  return whole === 0 ? `${minutes}${NBSP}min` : `${formatCount(whole)}${NBSP}h${NBSP}${rest}`
}

/** 25:10, as a label of a dot in the plot. */
export function clockHours(hours: number): string {
  const minutes = Math.round(hours * MINUTES_PER_HOUR)
  return `${Math.floor(minutes / MINUTES_PER_HOUR)}:${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`
}

export const promisedWords = (hours: number) => (hours === 0 ? 'slíbeno ihned' : `slíbeno${NBSP}${formatHours(hours)}`)

interface Payouts {
  measuredHours: number | null
  measuredCount: number
  payoutsSpeed: number | null
}

/** „naměřeno 19 h (5 výběrů) / slíbeno 24 h“; without a median only the promise; empty if nothing is known. */
export function payoutWords({ measuredHours, measuredCount, payoutsSpeed }: Payouts): string {
  if (measuredHours === null) return payoutsSpeed === null ? '' : formatPayoutHours(payoutsSpeed)
  const measured = `naměřeno${NBSP}${formatHours(measuredHours)} (${withdrawalCount(measuredCount)})`
  return payoutsSpeed === null ? measured : `${measured} / ${promisedWords(payoutsSpeed)}`
}
