import { useQuery } from '@tanstack/react-query'
import { payoutTestsQuery } from '#entities/payout-test/admin/query.ts'
import { measure } from '#entities/payout-test/measure.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'

/** The points the published rule gives for a casino's withdrawals; null while there are too few. */
export function useProposedPoints(casinoId: string | undefined, promise: number | null): number | null {
  const { data } = useQuery({ ...payoutTestsQuery('casino', casinoId ?? ''), enabled: casinoId !== undefined })
  if (!data) return null
  return proposedPoints(measure(data.items, Number.isNaN(promise) ? null : promise))
}
