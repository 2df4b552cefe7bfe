import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

const KEY = ['passkeys']

export const usePasskeys = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/auth/passkeys', { signal }) })

/** What comes or goes ends other sessions. */
export async function lookAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY })
  await queryClient.invalidateQueries({ queryKey: ['sessions'] })
}
