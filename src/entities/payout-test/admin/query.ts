import { queryOptions } from '@tanstack/react-query'
import type { PayoutTest } from '#entities/payout-test/schema.ts'
import { api } from '#records/admin/api/client.ts'

const PER_PAGE = 100

/** All withdrawals of an owner, because the median needs all; shared by the panel and the rating. */
export const payoutTestsQuery = (owner: 'casino' | 'bookmaker', id: string) =>
  queryOptions({
    queryKey: ['records', 'payout-tests', 'all', owner, id],
    queryFn: async ({ signal }) => {
      const items: PayoutTest[] = []
      for (let page = 1; ; page++) {
        const query = { [owner]: id, perPage: PER_PAGE, page, sort: '-askedAt' }
        const answer = await api.get('/payout-tests', { query, signal })
        items.push(...answer.items)
        if (answer.items.length < PER_PAGE) return { items }
      }
    },
  })
