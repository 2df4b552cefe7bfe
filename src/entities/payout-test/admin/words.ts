import * as m from '#entities/payout-test/admin/messages.ts'
import { type Measurement, type Timed, hoursOf, measure } from '#entities/payout-test/measure.ts'
import { isLate } from '#shared/payout-axis.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'
import { formatRating } from '#shared/czech/format.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { formatNumber } from '#ui/admin/format.ts'

export const PAYOUT_TEST_WORDS: FieldWords = {
  casino: { label: m.casino, collection: 'casinos' },
  bookmaker: { label: m.bookmaker, collection: 'bookmakers' },
  method: { label: m.method, collection: 'payment-methods' },
  amount: { label: m.amount },
  fee: { label: m.fee },
  proof: { label: m.proof, collection: 'media' },
  askedAt: { label: m.asked },
  arrivedAt: { label: m.arrived },
  isProofDated: { label: m.dateOnProof },
  isProofPublic: { label: m.proofPublic },
  note: { label: m.remark },
}

/** 19 h; below an hour in minutes. */
export const hoursWords = (hours: number) =>
  hours < 1 ? `${Math.max(1, Math.round(hours * 60))} min` : `${formatNumber(Math.round(hours))} h`

/** 23 h 10 min */
export function tookWords(hours: number): string {
  const minutes = Math.round(hours * 60)
  const rest = minutes % 60
  if (minutes < 60) return `${minutes} min`
  return `${formatNumber(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${rest} min`}`
}

/** The effect of one more withdrawal: “Within the promise of 24 h. The median goes from 19 h to 21 h of 6 withdrawals …” */
export function consequenceOf(
  others: readonly Timed[],
  own: Timed,
  promise: number | null,
  hasCriteria: boolean,
): { isLate: boolean; words: string } | undefined {
  const hours = hoursOf(own)
  if (hours === null || Number.isNaN(hours) || hours < 0) return undefined
  const late = isLate(hours, promise)
  const [before, after] = [measure(others, promise), measure([...others, own], promise)]
  const proposed = proposedPoints(after)
  const sentences = [
    ...(promise === null ? [] : [(late ? m.laterThanPromise : m.withinPromise)({ hours: String(promise) })]),
    medianWords(before, after),
    ...(hasCriteria && proposed !== null ? [m.ruleProposes({ rating: formatRating(proposed) })] : []),
  ]
  return { isLate: late, words: sentences.join(' ') }
}

function medianWords(before: Measurement, after: Measurement): string {
  const { count, median } = after
  if (median === null) return m.stillNoMedian({ count })
  const to = { count, after: hoursWords(median) }
  return before.median === null ? m.medianIs(to) : m.medianGoes({ ...to, before: hoursWords(before.median) })
}
