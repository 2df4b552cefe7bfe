import { useQuery } from '@tanstack/react-query'
import { api } from '#ui/admin/api/client.ts'

export interface Activity {
  userId: string
  lastSeenAt: string | null
  invitedUntil: string | null
  hasJoined: boolean
  open: { collection: string; recordId: string; title: string } | null
}

const LOOK_MS = 10_000

/** The activity of users by id. */
export function useActivity(): Map<string, Activity> {
  const { data } = useQuery({
    queryKey: ['records', 'users', 'activity'],
    queryFn: ({ signal }) => api<{ items: Activity[] }>('GET', '/users/activity', { signal, isQuiet: true }),
    refetchInterval: LOOK_MS,
  })
  return new Map(data?.items.map((item) => [item.userId, item]))
}
