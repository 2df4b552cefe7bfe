import { type Measurement, type Timed, hoursOf, measure } from '#entities/payout-test/measure.ts'
import { isLate } from '#shared/payout-axis.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'
import { formatRating } from '#shared/czech/format.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { formatNumber, plural } from '#ui/admin/format.ts'

export const PAYOUT_TEST_WORDS: FieldWords = {
  casino: { collection: 'casinos' },
  bookmaker: { collection: 'bookmakers' },
  method: { collection: 'payment-methods' },
  proof: { collection: 'media' },
  askedAt: { label: 'Asked' },
  arrivedAt: { label: 'Arrived' },
  isProofDated: { label: 'The date can be read on the proof' },
  isProofPublic: { label: 'Readers may see the proof' },
  note: { label: 'Remark' },
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
    ...(promise === null ? [] : [`${late ? 'Later than' : 'Within'} the promise of ${promise} h.`]),
    medianWords(before, after),
    ...(hasCriteria && proposed !== null ? [`The rule then proposes ${formatRating(proposed)} for Payouts.`] : []),
  ]
  return { isLate: late, words: sentences.join(' ') }
}

function medianWords(before: Measurement, after: Measurement): string {
  const of = plural(after.count, 'withdrawal', 'withdrawals')
  if (after.median === null) return `With ${of} there is no median yet.`
  const to = `${hoursWords(after.median)} of ${of}`
  return before.median === null ? `The median is ${to}.` : `The median goes from ${hoursWords(before.median)} to ${to}.`
}
