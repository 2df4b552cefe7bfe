import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeskVoice, ListedVoice } from '#features/voices/api-schema.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import type { ListParameters } from '#shared/page.ts'

export const VOICES = 'voices'
export const PER_PAGE = 50
const POLL_MS = 30_000

type List = ResponseOf<'GET', '/voices'>

const LIST = ['records', VOICES, 'list']

const listQuery = (query: ListParameters) =>
  queryOptions({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => api.get('/voices', { query, signal, isQuiet: true }),
  })

export const voiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', VOICES, 'one', id],
    queryFn: ({ signal }) => api.get('/voices/{id}', { params: { id }, signal, isQuiet: true }),
  })

export const waveQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', VOICES, 'wave', id],
    queryFn: ({ signal }) => api.get('/voices/waves/{id}', { params: { id }, signal, isQuiet: true }),
  })

const summaryQuery = queryOptions({
  queryKey: ['records', VOICES, 'summary'],
  queryFn: ({ signal }) => api.get('/voices/summary', { signal, isQuiet: true }),
})

/** What the server has answered, before lists are read again: the next one opens at once. */
export function keep(voice: DeskVoice): void {
  queryClient.setQueryData(voiceQuery(voice.id).queryKey, voice)
  queryClient.setQueriesData<List>({ queryKey: LIST }, (list) => list && { ...list, items: list.items.map(withNew) })

  function withNew(item: ListedVoice): ListedVoice {
    return item.id === voice.id ? { ...item, version: voice.version, state: voice.state, start: voice.start } : item
  }
}

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
