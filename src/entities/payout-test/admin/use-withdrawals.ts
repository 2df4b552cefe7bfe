import { useQuery } from '@tanstack/react-query'
import { payoutTestsQuery } from '#entities/payout-test/admin/query.ts'
import type { Timed } from '#entities/payout-test/measure.ts'

const NONE: readonly Timed[] = []

/** The withdrawals from a casino, as far as they are loaded. */
export function useWithdrawals(casinoId: string | undefined): readonly Timed[] {
  const { data } = useQuery({ ...payoutTestsQuery('casino', casinoId ?? ''), enabled: casinoId !== undefined })
  return data?.items ?? NONE
}
