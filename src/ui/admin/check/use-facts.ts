import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#ui/admin/api/client.ts'

/** Long enough that no key waits for it. */
export const CHECK_PAUSE_MS = 400
const FRESH_MS = 60_000

/** Asked anew only when something they depend on has changed; without a connection what was known stays. */
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
