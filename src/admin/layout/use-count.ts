import { useQuery } from '@tanstack/react-query'
import { api } from '#ui/admin/api/client.ts'

/** How many records a list has; the archive is not counted. */
export function useCount(path: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['records', path.slice(1), 'count'],
    queryFn: ({ signal }) => api<{ total: number }>('GET', `${path}?perPage=1`, { signal, isQuiet: true }),
  })
  return data?.total
}
