import { queryOptions } from '@tanstack/react-query'
import type { GivenSource } from '#features/facts/admin/verification.ts'
import type { FactsOfRecord, FactStatus } from '#features/facts/schema.ts'
import { api } from '#records/admin/api/client.ts'
import type { CheckedCollection } from '#features/facts/collections.server.ts'

export const DUE_COUNT = 'due/count'

/** Keyed under the collection, so that a save refetches it. */
export const factsQuery = (collection: CheckedCollection, recordId: string) =>
  queryOptions({
    queryKey: ['records', collection, 'facts', recordId],
    queryFn: ({ signal }) => api.get('/facts/{collection}/{id}', { params: { collection, id: recordId }, signal }),
  })

/** One call per source. Returns the record's facts after the last one. */
export async function sendVerifications(
  collection: CheckedCollection,
  recordId: string,
  verifications: readonly (readonly [FactStatus, GivenSource])[],
  isQuiet = false,
): Promise<FactsOfRecord> {
  const params = { collection, id: recordId }
  let answer: FactsOfRecord = { items: [] }
  for (const [key, own] of Map.groupBy(verifications, ([, source]) => JSON.stringify(source))) {
    const facts = own.map(([{ fact, value }]) => ({ fact, value }))
    const body = { ...(JSON.parse(key) as GivenSource), facts }
    answer = await api.post('/facts/{collection}/{id}/checks', { params, body, isQuiet })
  }
  return answer
}
