import { ruleBeside } from '#entities/casino/payouts-reason.ts'
import type { CasinoFacts } from '#posts/public-schema.ts'
import { formatRating } from '#shared/czech/format.ts'
import { asSentence, hardSpaces } from '#shared/czech/typography.ts'

/** Beside a mark that is not the rule's. */
export function PayoutsReason({
  facts,
}: {
  facts: Pick<CasinoFacts, 'criteria' | 'payoutsSpeed' | 'payoutsReason' | 'withdrawals'>
}) {
  const words = payoutsReasonWords(facts)
  return words && <small className="rule-why">{hardSpaces(words)}</small>
}

/** „Podle pravidla 8,8. Strop výběru je nízký.“; empty if the mark is the rule's. */
export function payoutsReasonWords({
  withdrawals,
  payoutsReason,
  ...marked
}: Pick<CasinoFacts, 'criteria' | 'payoutsSpeed' | 'payoutsReason' | 'withdrawals'>): string {
  const rule = ruleBeside(marked, withdrawals)
  if (rule === null) return ''
  return `Podle pravidla ${formatRating(rule)}. ${payoutsReason === '' ? 'Důvod doplníme.' : asSentence(payoutsReason)}`
}
