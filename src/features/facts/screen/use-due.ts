import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DUE_COUNT } from '#features/facts/admin/queries.ts'
import { factValue } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/screen/messages.ts'
import type { Words } from '#shared/words/message.ts'
import type { Due, DueItem, FactStatus } from '#features/facts/schema.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { notify } from '#ui/admin/toasts.tsx'

export const PER_PAGE = 50

/** Outcome of a row; it stays in the list until that is refetched. */
export interface Done {
  words: Words
  /** Put off, which can be undone. */
  isLater?: true
  checkId?: string
  fact?: FactStatus
  /** The list in which it was done; the counts of later ones include it. */
  seenIn?: Due | undefined
}

export const keyOf = ({ recordId, fact }: Pick<DueItem, 'recordId' | 'fact'>) => `${recordId} ${fact}`

const placeOf = ({ collection, recordId }: DueItem) => ({ collection, id: recordId })

const putOff = (item: DueItem, days?: number) =>
  api.post('/facts/{collection}/{id}/{fact}/later', { params: { ...placeOf(item), fact: item.fact }, body: { days } })

export interface Confirmed {
  note: string
  /** A new value, already stored, instead of the listed one. */
  value?: unknown
}

export function useDue(filters: Record<string, string | undefined>) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: ['records', 'due', 'list', filters],
    queryFn: ({ signal }) => api.get('/due', { query: { ...filters, perPage: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    // Finished rows stay visible; the list is refetched on the next visit.
    staleTime: Infinity,
    gcTime: 0,
  })
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map())
  const mark = (item: DueItem, how: Done | undefined) =>
    setDone((before) => {
      const next = new Map(before)
      if (how) next.set(keyOf(item), how)
      else next.delete(keyOf(item))
      return next
    })
  const refreshCount = () => void queryClient.invalidateQueries({ queryKey: ['records', DUE_COUNT] })

  /** Two quick presses are one check: the second call would be refused because of the first. */
  const underWay = useRef(new Set<string>())

  async function confirm(item: DueItem, { note, value = item.value }: Confirmed): Promise<boolean> {
    if (underWay.current.has(keyOf(item))) return false
    underWay.current.add(keyOf(item))
    const { last } = item
    const body = {
      facts: [{ fact: item.fact, value, last: last?.id ?? null }],
      sourceKind: last?.sourceKind ?? 'own-test',
      source: last?.source ?? '',
      note,
    }
    try {
      const { items } = await api.post('/facts/{collection}/{id}/checks', {
        params: placeOf(item),
        body,
        isQuiet: true,
      })
      const fact = items.find((each) => each.fact === item.fact)
      const checked = { ...(fact?.check ? { checkId: fact.check.id } : {}), seenIn: query.data }
      const isChanged = fact !== undefined && value !== item.value
      mark(
        item,
        isChanged
          ? { ...checked, words: () => m.changedTo({ value: factValue(fact) }), fact }
          : { ...checked, words: m.stillTrue },
      )
      void queryClient.invalidateQueries({ queryKey: ['records', item.collection, 'facts', item.recordId] })
      refreshCount()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A colleague was faster, or the value has changed: the row shows the reason.
      if (error.status === 409) mark(item, { words: error.message })
      else notify.error(error.message)
      return error.status === 409
    } finally {
      underWay.current.delete(keyOf(item))
    }
  }

  async function later(item: DueItem): Promise<void> {
    await putOff(item)
    mark(item, { words: m.laterTomorrow, isLater: true })
    refreshCount()
  }

  async function undo(item: DueItem): Promise<void> {
    const checkId = done.get(keyOf(item))?.checkId
    if (checkId) await api.delete('/facts/checks/{id}', { params: { id: checkId } })
    else await putOff(item, 0)
    mark(item, undefined)
    refreshCount()
  }

  return { ...query, done, confirm, later, undo }
}
