import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Choices } from '#features/import-site/schema.ts'
import type { ImportedPosts, Job } from '#features/import-site/job-schema.ts'
import { isAtWork } from '#features/import-site/job-states.ts'
import { KEY, POLL_MS, WORK_MS } from '#features/import-site/screen/jobs.ts'
import { api, download } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { BulkResult } from '#records/admin/list/bulk-result.ts'
import { runBulk } from '#records/admin/list/bulk.ts'
import { activated, stateActivated } from '#records/admin/list/messages.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

export type Listed = ImportedPosts['items'][number]

export function useImport(id: string) {
  const query = useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/site-imports/{id}', { params: { id }, signal, isQuiet: true }),
  })
  useLookAgain(query, query.data && isAtWork(query.data.state) ? WORK_MS : POLL_MS)
  return query
}

export interface Wanted {
  which: 'look' | 'whole'
  reason: string
  page: number
}

export const useImportedPosts = (id: string, query: Wanted) =>
  useQuery({
    queryKey: [...KEY, id, 'posts', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get('/site-imports/{id}/posts', { params: { id }, query, signal, isQuiet: true }),
  })

const readPostsAgain = (id: string) => queryClient.invalidateQueries({ queryKey: [...KEY, id, 'posts'] })

export async function markLooked(id: string, postId: string, isLooked: boolean): Promise<void> {
  // The API client has shown the error.
  await api.put('/site-imports/{id}/looked', { params: { id }, body: { postId, isLooked } }).catch(() => undefined)
  await readPostsAgain(id)
}

/** Through the checks that every post passes before readers see it. */
export async function publishPost(id: string, { id: postId, title, version }: Listed): Promise<BulkResult> {
  const titles = new Map([[postId, { title, version }]])
  const outcome = await runBulk('posts', { action: 'publish' }, titles, () => undefined)
  await readPostsAgain(id)
  const count = titles.size - outcome.failures.length - outcome.unanswered.length
  return { ...outcome, done: { state: stateActivated, counted: activated }, count, titles }
}

export const saveCsv = (id: string) =>
  void download('/site-imports/{id}/report.csv', { params: { id } }).catch(() => undefined)

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
