import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '#ui/admin/api/client.ts'
import { useLookAgain } from '#ui/admin/api/use-look-again.ts'
import { type Parameters, queryString } from '#ui/admin/records/queries.ts'

const POLL_MS = 60_000

/** Number of unarchived records, polled. Without a filter the endpoint itself returns the count. */
export function useCount(collection: string, filter?: Parameters): number | undefined {
  // After the first render, so that the requests of the page itself go first: a browser sends only six at a time.
  const enabled = useDeferredValue(true, false)
  const query = useQuery({
    enabled,
    queryKey: ['records', collection, 'count', filter],
    queryFn: ({ signal }) =>
      api<{ total: number }>('GET', `/${collection}${queryString(filter ? { ...filter, perPage: 1 } : {})}`, {
        signal,
        isQuiet: true,
      }),
  })
  useLookAgain(query, POLL_MS)
  return query.data?.total
}
