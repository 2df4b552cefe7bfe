import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '#records/admin/api/calls.ts'
import { DERIVED } from '#records/admin/queries.ts'

/** Debounce: long enough not to delay any keystroke. */
export const CHECK_PAUSE_MS = 400
const FRESH_MS = 60_000

/** Fetched again only when what it depends on has changed; offline, the last known evidence stays. */
export function useEvidence<Questions extends object, Evidence extends object>(
  path: string,
  questions: Questions,
  ask: (asked: { body: Questions } & CallOptions) => Promise<Evidence>,
  unknown: Evidence,
): Evidence {
  const { data } = useQuery({
    queryKey: [DERIVED, path, questions],
    queryFn: ({ signal }) => ask({ body: questions, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  })
  return data ?? unknown
}
