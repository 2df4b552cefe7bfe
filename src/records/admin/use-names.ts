import { useQueries } from '@tanstack/react-query'
import * as m from '#records/admin/messages.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { readBatched } from '#records/admin/read-batched.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

const KNOWN_MS = 60_000

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
  if (record === null) return m.deletedRecord()
  return labelOf(record)
}

/** The name, with a note when the record is not visible to visitors. */
export function labelOf(record: Titled): string {
  const name = nameOf(record) || m.untitled()
  if (record.isDeleted) return m.nameArchived({ name })
  return record.isActive === false ? m.nameInactive({ name }) : name
}

export type Ids = string | string[] | null | undefined

export const idsIn = (value: Ids) => (typeof value === 'string' ? [value] : (value ?? []))

/** Names of the selected records; each is fetched once and cached. */
export function useNames(collection: CollectionName, ids: string[]): Map<string, string> {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(collection, id),
      queryFn: () => readBatched<Titled>(collection, id),
      staleTime: KNOWN_MS,
    })),
  })
  return new Map(ids.map((id, index) => [id, wordsFor(results[index]?.data)]))
}

export const cacheName = (collection: string, record: Titled) =>
  queryClient.setQueryData(keyOf(collection, record.id), record)
