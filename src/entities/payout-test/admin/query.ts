import type { PayoutTest } from '#entities/payout-test/schema.ts'
import { listQuery } from '#ui/admin/records/queries.ts'

const PER_PAGE = 100

/** The latest withdrawals of a casino or bookmaker; the group and the rating of the form ask once for both. */
export const payoutTestsQuery = (owner: 'casino' | 'bookmaker', id: string) =>
  listQuery<PayoutTest>('payout-tests', { [owner]: id, perPage: PER_PAGE, sort: '-askedAt' })
