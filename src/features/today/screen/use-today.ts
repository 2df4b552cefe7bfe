import { useQuery } from '@tanstack/react-query'
import type { CallOptions } from '#records/admin/api/calls.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

const POLL_MS = 60_000

/** Shares its key prefix with the navigation's counts, so that both are invalidated together. */
export function useToday<Data>(key: string, read: (options: CallOptions) => Promise<Data>) {
  const query = useQuery({
    queryKey: ['records', key, 'today'],
    queryFn: ({ signal }) => read({ signal, isQuiet: true }),
  })
  useLookAgain(query, POLL_MS)
  return query
}
