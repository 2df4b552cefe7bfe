import { useQuery } from '@tanstack/react-query'
import { api } from '#ui/admin/api/client.ts'

const POLL_MS = 60_000

/** Shares its key prefix with the navigation's counts, so that both are invalidated together. */
export const useToday = <Data>(key: string, path: string) =>
  useQuery({
    queryKey: ['records', key, 'today'],
    queryFn: ({ signal }) => api<Data>('GET', path, { signal, isQuiet: true }),
    refetchInterval: POLL_MS,
  })
