import { api } from '#records/admin/api/client.ts'
import type { Resource } from '#records/admin/resource.ts'

export const usageQuery = ({ collection }: Pick<Resource, 'collection'>, id: string) => ({
  queryKey: ['records', collection, id, 'used-where'],
  queryFn: () => api.get(`/${collection}/{id}/used-where`, { params: { id } }),
})
