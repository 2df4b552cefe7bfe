import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

const POLL_MS = 60_000

/** Shares its key prefix with the navigation's counts, so that both are invalidated together. */
export function useToday<Data>(key: string, path: string) {
  const query = useQuery({
    queryKey: ['records', key, 'today'],
    queryFn: ({ signal }) => api<Data>('GET', path, { signal, isQuiet: true }),
  })
  useLookAgain(query, POLL_MS)
  return query
}
