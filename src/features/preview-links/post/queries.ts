import { queryOptions } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

const keyOf = (postId: string) => ['preview-links', postId]

export const linksQuery = (postId: string) =>
  queryOptions({
    queryKey: keyOf(postId),
    queryFn: async ({ signal }) => (await api.get('/preview-links', { query: { postId }, signal })).items,
    // Whoever opens the list again wants to know whether a link was opened meanwhile.
    staleTime: 0,
  })

export const readLinksAgain = (postId: string) => queryClient.invalidateQueries({ queryKey: keyOf(postId) })
