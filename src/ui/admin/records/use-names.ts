import { useQueries } from '@tanstack/react-query'
import { recordQuery } from '#ui/admin/records/queries.ts'

/** A record of any kind, as far as pickers need it. */
export interface Titled {
  id: string
  isDeleted: boolean
  title?: string
  fullName?: string
  firstName?: string
  lastName?: string
}

export const nameOf = ({ title, fullName, firstName, lastName }: Titled) =>
  title ?? (fullName || `${firstName ?? ''} ${lastName ?? ''}`.trim())

/** Names of the records that are chosen already; each is read once and then known. */
export function useNames(collection: string, ids: string[]): Map<string, string> {
  const results = useQueries({
    queries: ids.map((id) => ({ ...recordQuery<Titled>(collection, id), staleTime: 60_000 })),
  })
  return new Map(ids.map((id, index) => [id, results[index]?.data ? nameOf(results[index].data) : '…']))
}
