import { useQuery } from '@tanstack/react-query'
import type { DueItem, SourceText } from '#features/facts/schema.ts'
import { api } from '#ui/admin/api/client.ts'

const POLL_MS = 800

export const useSource = ({ collection, recordId, fact, last }: DueItem) =>
  useQuery({
    queryKey: ['source', recordId, fact],
    queryFn: ({ signal }) =>
      api<SourceText>('GET', `/facts/${collection}/${recordId}/${fact}/source`, { signal, isQuiet: true }),
    enabled: last?.sourceKind === 'address',
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? POLL_MS : false),
  })
