import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Writer } from '#entities/writer/schema.ts'
import type { Pictured } from '#shared/schema/picture.ts'
import { listQuery } from '#records/admin/queries.ts'

const MAX_WRITERS = 100

export const writerName = (writer: Pick<Writer, 'fullName' | 'firstName' | 'lastName'>) =>
  writer.fullName || `${writer.firstName} ${writer.lastName}`

export function useWriterNames() {
  const { data } = useQuery(
    listQuery<Writer & Pictured>('writers', { perPage: MAX_WRITERS, status: 'all', sort: 'title' }),
  )
  return useMemo(() => {
    const writers = data?.items ?? []
    return {
      names: new Map(writers.map((writer) => [writer.id, writerName(writer)])),
      faces: new Map(writers.map(({ id, picture }) => [id, picture])),
      options: writers
        .filter((writer) => !writer.isDeleted)
        .map((writer) => ({ value: writer.id, label: writerName(writer) })),
    }
  }, [data])
}
