import { useQuery } from '@tanstack/react-query'
import type { Choices } from '#features/import-site/schema.ts'
import type { Job } from '#features/import-site/job-schema.ts'
import { isAtWork } from '#features/import-site/job-states.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

export const IMPORT_PATH = '/admin/import-site'
export const importPath = (id: string) => `${IMPORT_PATH}/${id}`

const KEY = ['site-imports']
const POLL_MS = 60_000
const WORK_MS = 1500

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

export function useImport(id: string) {
  const query = useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/site-imports/{id}', { params: { id }, signal, isQuiet: true }),
  })
  useLookAgain(query, query.data && isAtWork(query.data.state) ? WORK_MS : POLL_MS)
  return query
}

export const useToLookAt = (id: string) =>
  useQuery({
    queryKey: [...KEY, id, 'to-look-at'],
    queryFn: ({ signal }) => api.get('/site-imports/{id}/to-look-at', { params: { id }, signal, isQuiet: true }),
  })

export const useUndoPreview = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...KEY, id, 'undo-preview'],
    enabled: isWanted,
    gcTime: 0,
    queryFn: ({ signal }) => api.get('/site-imports/{id}/undo-preview', { params: { id }, signal, isQuiet: true }),
  })

export const lookAgain = () => queryClient.invalidateQueries({ queryKey: KEY })

function show(job: Job): void {
  queryClient.setQueryData([...KEY, job.id], job)
  void queryClient.invalidateQueries({ queryKey: KEY, exact: true })
}

/** Somebody else or the server may have moved it: then what is shown is read again. */
async function told(made: Promise<Job>): Promise<boolean> {
  try {
    show(await made)
    return true
  } catch {
    await lookAgain()
    return false
  }
}

export const act = (id: string, action: 'report' | 'start' | 'pause' | 'undo', evenChanged = false) =>
  told(api.post('/site-imports/{id}/act', { params: { id }, body: { action, evenChanged } }))

export const choose = (id: string, choices: Choices) =>
  told(api.put('/site-imports/{id}/choices', { params: { id }, body: choices }))

export async function cancelImport(id: string): Promise<void> {
  try {
    await api.delete('/site-imports/{id}', { params: { id } })
  } finally {
    await lookAgain()
  }
}
