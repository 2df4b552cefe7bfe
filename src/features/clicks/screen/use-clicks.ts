import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ClickQuery } from '#features/clicks/report-schema.ts'
import { api } from '#records/admin/api/client.ts'

export type ClickParameters = Pick<ClickQuery, 'group'> &
  Partial<Pick<ClickQuery, 'bots' | 'limit'>> & { from: string; to: string }

export const useClicks = (query: ClickParameters) =>
  useQuery({
    queryKey: ['clicks', query],
    queryFn: ({ signal }) => api.get('/clicks', { query, signal }),
    placeholderData: keepPreviousData,
  })
