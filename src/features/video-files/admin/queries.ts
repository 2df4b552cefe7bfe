import { queryOptions } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

const queryKey = ['records', 'video-files', 'list']

export const videosQuery = queryOptions({ queryKey, queryFn: ({ signal }) => api.get('/video-files', { signal }) })

export const readVideosAgain = () => queryClient.invalidateQueries({ queryKey })
