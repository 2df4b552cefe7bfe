import { useQuery } from '@tanstack/react-query'
import type { Writer } from '#entities/writer/schema.ts'
import { listQuery } from '#ui/admin/records/queries.ts'

const MOST_WRITERS = 100

export const writerName = (writer: Pick<Writer, 'fullName' | 'firstName' | 'lastName'>) =>
  writer.fullName || `${writer.firstName} ${writer.lastName}`

/** Names of all writers, for lists and filters. */
export function useWriterNames() {
  const { data } = useQuery(listQuery<Writer>('writers', { perPage: MOST_WRITERS, status: 'all', sort: 'title' }))
  const names = new Map(data?.items.map((writer) => [writer.id, writerName(writer)]))
  const options = (data?.items ?? [])
    .filter((writer) => !writer.isDeleted)
    .map((writer) => ({ value: writer.id, label: writerName(writer) }))
  return { names, options }
}
