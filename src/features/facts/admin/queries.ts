import { queryOptions } from '@tanstack/react-query'
import type { CheckSource } from '#features/facts/admin/fact-checks.ts'
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
export async function sendChecks(
  collection: string,
  recordId: string,
  checks: readonly (readonly [FactStatus, CheckSource])[],
  isQuiet = false,
): Promise<FactsOfRecord> {
  let answer: FactsOfRecord = { items: [] }
  for (const [key, own] of Map.groupBy(checks, ([, source]) => JSON.stringify(source))) {
    const facts = own.map(([{ fact, value }]) => ({ fact, value }))
    const body = { ...(JSON.parse(key) as CheckSource), facts }
    answer = await api<FactsOfRecord>('POST', `/facts/${collection}/${recordId}/checks`, { body, isQuiet })
  }
  return answer
}
