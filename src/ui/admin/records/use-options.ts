import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#ui/admin/records/queries.ts'
import { nameOf, type Titled } from '#ui/admin/records/use-names.ts'

const MOST = 100

export function useOptions(collection: string): { value: string; label: string }[] {
  const { data } = useQuery(listQuery<Titled>(collection, { perPage: MOST }))
  return (data?.items ?? []).map((record) => ({ value: record.id, label: nameOf(record) }))
}
