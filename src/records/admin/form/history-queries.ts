import { queryOptions } from '@tanstack/react-query'
import type { History } from '#shared/schema/history.ts'
import { api } from '#records/admin/api/client.ts'
import type { RecordBase } from '#records/admin/resource.ts'

export const historyQuery = (collection: string, { id, version }: RecordBase) =>
  queryOptions({
    queryKey: ['records', collection, id, 'revisions', version],
    queryFn: async () => (await api<History>('GET', `/${collection}/${id}/revisions`)).items,
  })
