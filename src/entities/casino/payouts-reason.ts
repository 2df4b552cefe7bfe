import type { Criteria } from '#entities/casino/rating.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'
import { measure, type Timed } from '#entities/payout-test/measure.ts'
import type { FieldError } from '#shared/app-error.ts'
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
export function payoutsReasonErrors(
  next: Marked,
  previous: Marked | null | undefined,
  withdrawals: readonly Timed[],
): FieldError[] {
  const isSame =
    previous &&
    previous.criteria.payouts === next.criteria.payouts &&
    previous.payoutsSpeed === next.payoutsSpeed &&
    previous.payoutsReason === next.payoutsReason
  const rule = isSame || next.payoutsReason.trim() !== '' ? null : ruleBeside(next, withdrawals)
  if (rule === null) return []
  const message = `The rule gives ${formatRating(rule)} for the measured withdrawals. Write why the mark is ${formatRating(next.criteria.payouts ?? 0)}, or take ${formatRating(rule)}.`
  return [{ path: 'payoutsReason', message }]
}
