import { useQueries } from '@tanstack/react-query'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { readTogether } from '#ui/admin/records/read-together.ts'

const KNOWN_MS = 60_000

/** A record of any kind, as far as pickers need it. */
export interface Titled {
  id: string
  isDeleted: boolean
  isActive?: boolean
  title?: string
  fullName?: string
  firstName?: string
  lastName?: string
}

export const nameOf = ({ title, fullName, firstName, lastName }: Titled) =>
  title ?? (fullName || `${firstName ?? ''} ${lastName ?? ''}`.trim())

const keyOf = (collection: string, id: string) => ['records', collection, 'name', id]

function wordsFor(record: Titled | null | undefined): string {
  if (record === undefined) return '…'
  if (record === null) return 'Deleted record'
  return labelOf(record)
}

/** The name with what makes the record unfit for visitors. */
export function labelOf(record: Titled): string {
  const name = nameOf(record) || 'Untitled'
  if (record.isDeleted) return `${name} (archived)`
  return record.isActive === false ? `${name} (inactive)` : name
}

/** The value of a field that refers to others. */
export type Ids = string | string[] | null | undefined

export const idsIn = (value: Ids) => (typeof value === 'string' ? [value] : (value ?? []))

/** Names of the records that are chosen already; each is read once and then known. */
export function useNames(collection: string, ids: string[]): Map<string, string> {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(collection, id),
      queryFn: () => readTogether<Titled>(collection, id),
      staleTime: KNOWN_MS,
    })),
  })
  return new Map(ids.map((id, index) => [id, wordsFor(results[index]?.data)]))
}

/** A record that has just been made or found need not be asked for. */
export const knowName = (collection: string, record: Titled) =>
  queryClient.setQueryData(keyOf(collection, record.id), record)
