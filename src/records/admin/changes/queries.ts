import { queryOptions } from '@tanstack/react-query'
import type { WaitingChange, WaitingChangeList } from '#records/changes/schema.ts'
import { api, apiText } from '#records/admin/api/client.ts'

export const changesPath = (collection: string, recordId: string) => `/${collection}/${recordId}/changes`
export const changePath = (collection: string, recordId: string, changeId: string) =>
  `${changesPath(collection, recordId)}/${changeId}`

export const changesQuery = (collection: string, recordId: string) =>
  queryOptions({
    queryKey: ['records', collection, recordId, 'changes'],
    queryFn: async ({ signal }) =>
      (await api<WaitingChangeList>('GET', changesPath(collection, recordId), { signal })).items,
  })

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
