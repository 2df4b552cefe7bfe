import { queryOptions } from '@tanstack/react-query'
import { api } from '#ui/admin/api/client.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

/** A stored version. */
export interface Version {
  number: number
  authorName: string
  createdAt: string
  name: string
}

/** The saves of one editor within an hour, represented by the last of them. */
export interface HistoryEntry extends Version {
  /** The version before the first of its saves; 0 when there was none. */
  before: number
  authorId: string | null
  startedAt: string
  saves: number
  cause: string
  fields: string[]
  isPublished: boolean
  /** The saves before the last, the newest first. */
  parts: { number: number; createdAt: string }[]
}

export const historyQuery = (collection: string, { id, version }: RecordBase) =>
  queryOptions({
    queryKey: ['records', collection, id, 'revisions', version],
    queryFn: async () => (await api<{ items: HistoryEntry[] }>('GET', `/${collection}/${id}/revisions`)).items,
  })
