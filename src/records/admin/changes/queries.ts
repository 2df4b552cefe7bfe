import { queryOptions } from '@tanstack/react-query'
import type { WaitingChange } from '#records/changes/schema.ts'
import type { CollectionName, NameOf } from '#records/admin/api/calls.ts'
import { getChanged } from '#records/admin/any-record.ts'
import { api } from '#records/admin/api/client.ts'

export const changesQuery = (collection: CollectionName, recordId: string) =>
  queryOptions({
    queryKey: ['records', collection, recordId, 'changes'],
    queryFn: async ({ signal }) =>
      (await api.get(`/${collection}/{id}/changes`, { params: { id: recordId }, signal })).items,
  })

export const changedQuery = <Rec>(collection: NameOf<Rec>, recordId: string, changeId: string) =>
  queryOptions({
    queryKey: ['records', collection, recordId, 'changes', changeId],
    queryFn: ({ signal }) => getChanged<Rec>(collection, { id: recordId, changeId }, { signal }),
  })

/** The page as it will look with the change; rendered each time and not cached. */
export const previewQuery = (collection: CollectionName, recordId: string, { id, version }: WaitingChange) =>
  queryOptions({
    queryKey: ['preview', collection, recordId, id, version],
    queryFn: ({ signal }) =>
      api.get(`/${collection}/{id}/changes/{changeId}/preview`, {
        params: { id: recordId, changeId: id },
        signal,
        isQuiet: true,
      }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
