import { useQuery } from '@tanstack/react-query'
import { isAtWork } from '#features/import-site/job-states.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

export const IMPORT_PATH = '/admin/import-site'
export const importPath = (id: string) => `${IMPORT_PATH}/${id}`

export const KEY = ['site-imports']
export const POLL_MS = 60_000
export const WORK_MS = 1500

export function useImports(isWanted = true) {
  const query = useQuery({
    queryKey: KEY,
    enabled: isWanted,
    queryFn: ({ signal }) => api.get('/site-imports', { signal, isQuiet: true }),
  })
  const isBusy = query.data?.items.some(({ state }) => isAtWork(state))
  useLookAgain(query, isWanted ? (isBusy ? WORK_MS : POLL_MS) : false)
  return query
}
