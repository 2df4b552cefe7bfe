import type { Criteria } from '#entities/casino/rating.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'
import { measure, type Timed } from '#entities/payout-test/measure.ts'
import * as m from '#entities/casino/messages.ts'
import { type FieldError, fieldError } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'
import { formatRating } from '#shared/czech/format.ts'

interface Marked {
  criteria: Criteria
  payoutsSpeed: number | null
  payoutsReason: string
}

/** What the published rule gives if the mark for payouts is another; readers are owed the reason. */
export function ruleBeside(
  { criteria: { payouts }, payoutsSpeed }: Pick<Marked, 'criteria' | 'payoutsSpeed'>,
  withdrawals: readonly Timed[],
): number | null {
  const proposed = proposedPoints(measure(withdrawals, payoutsSpeed))
  return payouts === null || proposed === payouts ? null : proposed
}

/** Asked of a save that sets the mark, the promise or the reason: a later withdrawal must not stop other saves. */
export const payoutsReasonErrors = (...asked: Parameters<typeof reasonAsked>): FieldError[] =>
  reasonAsked(...asked).map((message) => fieldError('payoutsReason', message))

export function reasonAsked(next: Marked, previous: Marked | null | undefined, withdrawals: readonly Timed[]): Said[] {
  const isSame =
    previous &&
    previous.criteria.payouts === next.criteria.payouts &&
    previous.payoutsSpeed === next.payoutsSpeed &&
    previous.payoutsReason === next.payoutsReason
  const rule = isSame || next.payoutsReason.trim() !== '' ? null : ruleBeside(next, withdrawals)
  if (rule === null) return []
  const mark = formatRating(next.criteria.payouts ?? 0)
  return [said(m.writeReason, { rule: formatRating(rule), mark })]
}
