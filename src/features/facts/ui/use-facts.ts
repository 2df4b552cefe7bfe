import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { api } from '#ui/admin/api/client.ts'

/** Debounce: long enough not to delay any keystroke. */
export const CHECK_PAUSE_MS = 400
const FRESH_MS = 60_000

/** After a change of another record, such as a part, that the facts depend on. */
export const invalidateFacts = () => queryClient.invalidateQueries({ queryKey: ['facts'] })

/** Fetched again only when what they depend on has changed; offline, the last known facts stay. */
export function useFacts<Facts extends object>(path: string, questions: object, unknown: Facts): Facts {
  const { data } = useQuery({
    queryKey: ['facts', path, questions],
    queryFn: ({ signal }) => api<Facts>('POST', path, { body: questions, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  })
  return data ?? unknown
}
