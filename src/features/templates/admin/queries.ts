import { queryOptions } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

const queryKey = ['records', 'templates', 'list']

export const templatesQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => api.get('/templates', { signal }),
})

export const readTemplatesAgain = () => queryClient.invalidateQueries({ queryKey })
