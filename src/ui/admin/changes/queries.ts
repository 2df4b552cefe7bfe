import { queryOptions } from '@tanstack/react-query'
import type { ChangedFields } from '#shared/waiting-change.ts'
import { api, apiText } from '#ui/admin/api/client.ts'

/** A version of a live record that visitors do not see yet. */
export interface WaitingChange extends ChangedFields {
  id: string
  title: string
  authorId: string | null
  authorName: string
  publishAt: string | null
  /** Why it was not published when it was due. */
  problem: string
  version: number
  createdAt: string
  updatedAt: string
}

/** What an editor says about a change, besides its content. */
export interface ChangePlan {
  title: string
  publishAt: string | null
}

export const changesPath = (collection: string, recordId: string) => `/${collection}/${recordId}/changes`
export const changePath = (collection: string, recordId: string, changeId: string) =>
  `${changesPath(collection, recordId)}/${changeId}`

export const changesQuery = (collection: string, recordId: string) =>
  queryOptions({
    queryKey: ['records', collection, recordId, 'changes'],
    queryFn: async ({ signal }) =>
      (await api<{ items: WaitingChange[] }>('GET', changesPath(collection, recordId), { signal })).items,
  })

/** The record with a change in it, as its form edits it. */
export const changedQuery = <Rec>(collection: string, recordId: string, changeId: string) =>
  queryOptions({
    queryKey: ['records', collection, recordId, 'changes', changeId],
    queryFn: ({ signal }) => api<Rec>('GET', `${changePath(collection, recordId, changeId)}/record`, { signal }),
  })

/** The page as visitors would see it with the change; made anew each time, and kept nowhere. */
export const previewQuery = (collection: string, recordId: string, { id, version }: WaitingChange) =>
  queryOptions({
    queryKey: ['preview', collection, recordId, id, version],
    queryFn: ({ signal }) =>
      apiText('GET', `${changePath(collection, recordId, id)}/preview`, { signal, isQuiet: true }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
