import { useQuery } from '@tanstack/react-query'
import type { MediaRecord } from '#entities/media/schema.ts'
import { recordQuery } from '#records/admin/queries.ts'

const FRESH_MS = 60_000

export function useMedia(id: string | null): MediaRecord | undefined {
  const { data } = useQuery({
    ...recordQuery<MediaRecord>('media', id ?? ''),
    enabled: id !== null,
    staleTime: FRESH_MS,
  })
  return id === null ? undefined : data
}
