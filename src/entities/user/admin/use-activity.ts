import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

export type Activity = ResponseOf<'GET', '/users/activity'>['items'][number]

const LOOK_MS = 10_000

export function useActivity(): Map<string, Activity> {
  const query = useQuery({
    queryKey: ['records', 'users', 'activity'],
    queryFn: ({ signal }) => api.get('/users/activity', { signal, isQuiet: true }),
  })
  useLookAgain(query, LOOK_MS)
  return new Map(query.data?.items.map((item) => [item.userId, item]))
}
