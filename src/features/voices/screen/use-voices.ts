import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listQuery, PER_PAGE, summaryQuery, voiceQuery } from '#features/voices/screen/queries.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'

const POLL_MS = 30_000

/** The queue, with what this window puts off at its end, and the numbers above it. */
export function useVoices({ wave, casino, sort, state, page }: Record<string, string>) {
  const isQueue = state === 'waiting' && !casino
  const list = useQuery({
    ...listQuery({
      state: state ?? 'waiting',
      page: page ?? '1',
      perPage: PER_PAGE,
      ...(sort ? { sort } : {}),
      ...(casino ? { casino } : {}),
      // Those of waves are one row each, unless somebody wants to read them one by one.
      ...(wave === 'in' ? { wave } : isQueue ? { wave: 'out' } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  const desk = useQuery(summaryQuery)
  useLookAgain(list, POLL_MS)
  useLookAgain(desk, POLL_MS)
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  // Decided a moment ago; the list is being read again.
  const here = (list.data?.items ?? []).filter((item) => state !== 'waiting' || item.state === 'waiting')
  const items = [...here.filter(({ id }) => !later.has(id)), ...here.filter(({ id }) => later.has(id))]
  return {
    list,
    desk: desk.data,
    items,
    putOff: (id: string) => setLater((before) => new Set([...before].filter((each) => each !== id)).add(id)),
  }
}

export function useVoice(id: string | undefined, nextId: string | undefined) {
  const query = useQuery({ ...voiceQuery(id ?? ''), enabled: id !== undefined })
  const isRead = query.data !== undefined
  useEffect(() => {
    if (nextId && isRead) void queryClient.prefetchQuery({ ...voiceQuery(nextId), staleTime: POLL_MS })
  }, [nextId, isRead])
  return query
}
