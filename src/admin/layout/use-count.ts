import { useQuery } from '@tanstack/react-query'
import { api } from '#ui/admin/api/client.ts'
import { type Parameters, queryString } from '#ui/admin/records/queries.ts'

const RECOUNT_MS = 60_000

/** How many records a list has, also while nothing is done here; the archive is not counted. Without a filter the call itself counts. */
export function useCount(collection: string, filter?: Parameters): number | undefined {
  const { data } = useQuery({
    queryKey: ['records', collection, 'count', filter],
    queryFn: ({ signal }) =>
      api<{ total: number }>('GET', `/${collection}${queryString(filter ? { ...filter, perPage: 1 } : {})}`, {
        signal,
        isQuiet: true,
      }),
    refetchInterval: RECOUNT_MS,
  })
  return data?.total
}
