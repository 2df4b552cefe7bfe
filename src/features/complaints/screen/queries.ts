import { queryOptions } from '@tanstack/react-query'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import type { ListParameters } from '#shared/page.ts'

export const COMPLAINTS = 'complaints'
export const PER_PAGE = 50

export const listQuery = (query: ListParameters) =>
  queryOptions({
    queryKey: ['records', COMPLAINTS, 'list', query],
    queryFn: ({ signal }) => api.get('/complaints', { query, signal, isQuiet: true }),
  })

export const complaintQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', COMPLAINTS, 'one', id],
    queryFn: ({ signal }) => api.get('/complaints/{id}', { params: { id }, signal, isQuiet: true }),
  })

/** What the server has answered to a step. */
export function keep(complaint: DeskComplaint): void {
  queryClient.setQueryData(complaintQuery(complaint.id).queryKey, complaint)
  void invalidateRecords(COMPLAINTS)
}
