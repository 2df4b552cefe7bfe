import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PostInput } from '#posts/schema.ts'
import { apiText } from '#ui/admin/api/client.ts'

const DELAY_MS = 800

/** The page of what is being written, made by the server a moment after the last change. */
export function usePreview(values: PostInput, id: string | undefined) {
  const [written] = useDebouncedValue(values, DELAY_MS)
  const { data, isError, refetch } = useQuery({
    queryKey: ['preview', id, written],
    queryFn: ({ signal }) =>
      apiText('POST', '/posts/preview', { body: { ...written, ...(id ? { id } : {}) }, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    // Casinos change too: what comes back into view is made anew, and what was is not kept.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { html: data, isFailed: isError, tryAgain: () => void refetch() }
}
