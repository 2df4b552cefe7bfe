import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'

const NONE: string[] = []

export function useLicences(collection: 'casinos' | 'bookmakers'): string[] {
  const { data } = useQuery({
    queryKey: ['records', collection, 'licences'],
    queryFn: ({ signal }) => api.get(`/${collection}/licences`, { signal }),
  })
  return data?.items ?? NONE
}
