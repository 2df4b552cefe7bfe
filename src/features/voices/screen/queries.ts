import { queryOptions } from '@tanstack/react-query'
import type { DeskVoice, ListedVoice } from '#features/voices/api-schema.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { ListParameters } from '#shared/page.ts'

export const VOICES = 'voices'
export const PER_PAGE = 50

type List = ResponseOf<'GET', '/voices'>

const LIST = ['records', VOICES, 'list']

export const listQuery = (query: ListParameters) =>
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

export const summaryQuery = queryOptions({
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
