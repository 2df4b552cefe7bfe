import { keepPreviousData, type Query, queryOptions, useQuery } from '@tanstack/react-query'
import type { ListParameters } from '#shared/page.ts'
import type { ListNameOf, NameOf } from '#records/admin/api/calls.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { getList, getRecord } from '#records/admin/any-record.ts'

export const listQuery = <Item>(list: ListNameOf<Item>, parameters: ListParameters) =>
  queryOptions({
    queryKey: ['records', list, 'list', parameters],
    queryFn: ({ signal }) => getList<Item>(list, parameters, { signal }),
  })

/** The previous rows stay while the next page or search is loading. */
export const useList = <Item>(
  list: ListNameOf<Item>,
  parameters: ListParameters,
  options: { enabled?: boolean } = {},
) => useQuery({ ...listQuery<Item>(list, parameters), placeholderData: keepPreviousData, ...options })

export const recordKey = (collection: string, id: string) => ['records', collection, id]

export const recordQuery = <Rec>(collection: NameOf<Rec>, id: string) =>
  queryOptions({
    queryKey: recordKey(collection, id),
    queryFn: ({ signal }) => getRecord<Rec>(collection, id, { signal }),
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
