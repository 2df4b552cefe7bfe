import { queryOptions } from '@tanstack/react-query'
import type { SavedView } from '#shared/schema/saved-view.ts'
import { viewQuery } from '#shared/view-query.ts'
import type { ListName } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: async () => (await api.get('/views', { query: { list } })).items,
  })

export const invalidateViews = (list: string) => queryClient.invalidateQueries({ queryKey: ['views', list] })

/** The number of records in a view. A view with an outdated query has no number. */
export const countQuery = (collection: ListName, query: string) => {
  const { columns: _, ...parameters } = Object.fromEntries(new URLSearchParams(query))
  return queryOptions({
    queryKey: ['records', collection, 'count', query],
    queryFn: ({ signal }) => {
      const counted = { status: 'all', ...parameters, perPage: 1 }
      return api.get(`/${collection}`, { query: counted, signal, isQuiet: true })
    },
  })
}

export function viewAt(views: SavedView[], search: string): { view: SavedView | undefined; isChanged: boolean } {
  const query = viewQuery(search)
  const named = new URLSearchParams(search).get('view')
  const opened = views.find(({ id }) => id === named)
  if (opened) return { view: opened, isChanged: opened.query !== query }
  // The empty query is the whole list, not a view.
  return { view: query === '' ? undefined : views.find((view) => view.query === query), isChanged: false }
}

export const addressOf = ({ id, query }: Pick<SavedView, 'id' | 'query'>) => `?${query}${query && '&'}view=${id}`
