import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#records/admin/queries.ts'
import { nameOf, type Titled } from '#records/admin/use-names.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

const MOST = 100

export function useOptions(collection: CollectionName): { value: string; label: string }[] {
  const { data } = useQuery(listQuery<Titled>(collection, { perPage: MOST }))
  return (data?.items ?? []).map((record) => ({ value: record.id, label: nameOf(record) }))
}
