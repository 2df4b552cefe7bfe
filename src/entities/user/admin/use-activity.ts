import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

export interface Activity {
  userId: string
  lastSeenAt: string | null
  invitedUntil: string | null
  hasJoined: boolean
  open: { collection: string; recordId: string; title: string } | null
}

const LOOK_MS = 10_000

export function useActivity(): Map<string, Activity> {
  const query = useQuery({
    queryKey: ['records', 'users', 'activity'],
    queryFn: ({ signal }) => api<{ items: Activity[] }>('GET', '/users/activity', { signal, isQuiet: true }),
  })
  useLookAgain(query, LOOK_MS)
  return new Map(query.data?.items.map((item) => [item.userId, item]))
}
