import { queryOptions } from '@tanstack/react-query'
import type { GivenSource } from '#features/facts/admin/verification.ts'
import type { FactsOfRecord, FactStatus } from '#features/facts/schema.ts'
import { api } from '#records/admin/api/client.ts'

export const DUE_COUNT = 'due/count'

/** Keyed under the collection, so that a save refetches it. */
export const factsQuery = (collection: string, recordId: string) =>
  queryOptions({
    queryKey: ['records', collection, 'facts', recordId],
    queryFn: ({ signal }) => api<FactsOfRecord>('GET', `/facts/${collection}/${recordId}`, { signal }),
  })

/** One call per source. Returns the record's facts after the last one. */
export async function sendVerifications(
  collection: string,
  recordId: string,
  verifications: readonly (readonly [FactStatus, GivenSource])[],
  isQuiet = false,
): Promise<FactsOfRecord> {
  let answer: FactsOfRecord = { items: [] }
  for (const [key, own] of Map.groupBy(verifications, ([, source]) => JSON.stringify(source))) {
    const facts = own.map(([{ fact, value }]) => ({ fact, value }))
    const body = { ...(JSON.parse(key) as GivenSource), facts }
    answer = await api<FactsOfRecord>('POST', `/facts/${collection}/${recordId}/checks`, { body, isQuiet })
  }
  return answer
}
