import { queryOptions } from '@tanstack/react-query'
import type { History } from '#shared/schema/history.ts'
import { api } from '#ui/admin/api/client.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

export const historyQuery = (collection: string, { id, version }: RecordBase) =>
  queryOptions({
    queryKey: ['records', collection, id, 'revisions', version],
    queryFn: async () => (await api<History>('GET', `/${collection}/${id}/revisions`)).items,
  })
