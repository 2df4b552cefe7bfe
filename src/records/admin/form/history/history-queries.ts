import { queryOptions } from '@tanstack/react-query'
import type { CollectionName } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import type { RecordBase } from '#records/admin/resource.ts'

export const historyQuery = (collection: CollectionName, { id, version }: RecordBase) =>
  queryOptions({
    queryKey: ['records', collection, id, 'revisions', version],
    queryFn: async () => (await api.get(`/${collection}/{id}/revisions`, { params: { id } })).items,
  })
