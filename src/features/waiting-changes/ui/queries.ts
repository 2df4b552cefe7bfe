import { queryOptions } from '@tanstack/react-query'
import type { ChangedFields } from '#features/waiting-changes/shared/waiting-change.ts'
import { api, apiText } from '#ui/admin/api/client.ts'

/** A waiting change: a version of a live record that visitors do not see yet. */
export interface WaitingChange extends ChangedFields {
  id: string
  title: string
  authorId: string | null
  authorName: string
  publishAt: string | null
  /** Why scheduled publishing failed. */
  problem: string
  /** The version of the live record that it was last written on. */
  baseVersion: number
  version: number
  createdAt: string
  updatedAt: string
}

/** What an editor sets on a change, besides its content. */
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

/** The record with a change applied, as its form edits it. */
export const changedQuery = <Rec>(collection: string, recordId: string, changeId: string) =>
  queryOptions({
    queryKey: ['records', collection, recordId, 'changes', changeId],
    queryFn: ({ signal }) => api<Rec>('GET', `${changePath(collection, recordId, changeId)}/record`, { signal }),
  })

/** The page as it will look with the change; rendered each time and not cached. */
export const previewQuery = (collection: string, recordId: string, { id, version }: WaitingChange) =>
  queryOptions({
    queryKey: ['preview', collection, recordId, id, version],
    queryFn: ({ signal }) =>
      apiText('GET', `${changePath(collection, recordId, id)}/preview`, { signal, isQuiet: true }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
