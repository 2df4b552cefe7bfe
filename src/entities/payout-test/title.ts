import type { PayoutTestInput } from '#entities/payout-test/schema.ts'
import { formatCrowns, formatDate } from '#shared/czech/format.ts'

/** “1 500 Kč, 14. 11. 2026” */
export const payoutTestTitle = ({ amount, askedAt }: Pick<PayoutTestInput, 'amount' | 'askedAt'>) =>
  `${formatCrowns(amount)}, ${formatDate(askedAt)}`
