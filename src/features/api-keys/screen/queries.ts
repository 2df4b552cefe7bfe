import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

const KEY = ['api-keys']

export const useKeys = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/api-keys', { signal }) })

export const lookAgain = () => queryClient.invalidateQueries({ queryKey: KEY })
