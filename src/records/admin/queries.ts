import { keepPreviousData, type Query, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

export interface Page<Item> {
  items: Item[]
  total: number
  /** There are more than were counted. */
  isTotalCapped?: true
  page: number
  perPage: number
}

export type Parameters = Record<string, string | number | undefined>

export function queryString(parameters: Parameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

export const listQuery = <Item>(collection: string, parameters: Parameters) =>
  queryOptions({
    queryKey: ['records', collection, 'list', parameters],
    queryFn: ({ signal }) => api<Page<Item>>('GET', `/${collection}${queryString(parameters)}`, { signal }),
  })

/** The previous rows stay while the next page or search is loading. */
export const useList = <Item>(collection: string, parameters: Parameters, options: { enabled?: boolean } = {}) =>
  useQuery({ ...listQuery<Item>(collection, parameters), placeholderData: keepPreviousData, ...options })

export const recordQuery = <Rec>(collection: string, id: string) =>
  queryOptions({
    queryKey: ['records', collection, id],
    queryFn: ({ signal }) => api<Rec>('GET', `/${collection}/${id}`, { signal }),
  })

/** The first part of the key of queries about what follows from records of any kind. */
export const DERIVED = 'derived'

/** After a save that was not an autosave. */
export const invalidateDerived = () => queryClient.invalidateQueries({ queryKey: [DERIVED] })

const hasNoData = ({ state }: Query) => state.data === undefined

/** Invalidates all lists, counts and pickers of the collection; a deleted record is not fetched again. */
export async function invalidateRecords(collection: string, goneId?: string): Promise<void> {
  const isGone = (queryKey: readonly unknown[]) => goneId !== undefined && queryKey.includes(goneId)
  const queryKey = ['records', collection]
  const unanswered = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: hasNoData })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey, predicate: (query) => !isGone(query.queryKey) }),
    queryClient.invalidateQueries({ queryKey, predicate: (query) => isGone(query.queryKey), refetchType: 'none' }),
  ])
  // Invalidation does not restart an initial fetch: its response may predate the change.
  if (unanswered.length > 0) {
    await queryClient.invalidateQueries({ queryKey, predicate: (query) => unanswered.includes(query) })
  }
}
