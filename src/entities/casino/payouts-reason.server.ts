import type { CasinoInput } from '#entities/casino/schema.ts'
import { payoutsReasonErrors } from '#entities/casino/payouts-reason.ts'
import { timedWithdrawals } from '#entities/payout-test/remeasure.server.ts'
import type { Trx } from '#records/db.server.ts'
import { AppError } from '#shared/app-error.ts'

interface Save {
  id: string
  previous: CasinoInput | null
  isImport?: boolean
  restored?: unknown
}

/** A version that was stored once may come back: an undo or an import brings it with what was known then. */
export async function refuseWithoutReason(trx: Trx, input: CasinoInput, save: Save): Promise<void> {
  if (save.isImport || save.restored || input.criteria.payouts === null) return
  const errors = payoutsReasonErrors(input, save.previous, await timedWithdrawals(trx, 'casino', save.id))
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors)
}
