import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

const POLL_MS = 60_000

export const MY_WORK = 'my-work'
export const MY_WORK_PATH = `/admin/today#${MY_WORK}`

/** Read again with every save of a post, as its lists are. */
export function useMyWork() {
  const query = useQuery({
    queryKey: ['records', 'posts', 'mine'],
    queryFn: ({ signal }) => api.get('/today/mine', { signal, isQuiet: true }),
  })
  useLookAgain(query, POLL_MS)
  return query
}
