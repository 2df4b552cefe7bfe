import { isPromised } from '#features/schedule/screen/kind-words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf } from '#features/schedule/screen/moving.ts'
import type { Span } from '#features/schedule/screen/span.ts'
import type { Calendar, CalendarItem, UndatedPost } from '#shared/schema/calendar.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { undoSteps } from '#records/admin/list/bulk.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { timePassed } from '#features/schedule/messages.ts'

const CALENDAR = 'calendar'
/** Polled, as colleagues and the server change the schedule, too. */
const POLL_MS = 30_000

interface Moved {
  item: CalendarItem
  from: string | null
  undo: UndoStep | undefined
}

/** Moves of one item that follow each other, as with the arrow keys, are undone together. */
function withMove(before: Moved | undefined, next: Moved): Moved {
  if (!before || keyOf(before.item) !== keyOf(next.item) || before.item.at !== next.from) return next
  if (before.undo?.version !== next.undo?.before) return next
  const undo = before.undo && next.undo && { ...next.undo, before: before.undo.before }
  return { item: next.item, from: before.from, undo }
}

export function useCalendar({ from, to }: Span) {
  const queryKey = [CALENDAR, from, to]
  /** Moves that are not stored yet. Read before they are, the schedule would show cards at places they have left. */
  const pending = useRef(0)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/calendar', { query: { from, to }, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  useLookAgain({ refetch: async (options) => (pending.current === 0 ? query.refetch(options) : undefined) }, POLL_MS)
  const [moved, setMoved] = useState<Moved>()
  /** Requests are chained: each starts from the time set by the previous one. */
  const before = useRef<Promise<unknown>>(Promise.resolve())
  /** Made by these moves. The cards have them only when the schedule is read again. */
  const versions = useRef(new Map<string, number>())

  function show(change: (calendar: Calendar) => Calendar): void {
    pending.current++
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Calendar>(queryKey, (calendar) => calendar && change(calendar))
  }

  function queue(work: () => Promise<unknown>): void {
    before.current = before.current
      .then(work)
      // The API client has shown the error; the refetch restores the card.
      .catch(() => undefined)
      .then(() => {
        if (--pending.current > 0) return undefined
        return Promise.all([queryClient.invalidateQueries({ queryKey: [CALENDAR] }), invalidateRecords('posts')])
      })
  }

  function send(item: CalendarItem, from: string | null): void {
    queue(async () => {
      const seen = Math.max(item.version, versions.current.get(item.id) ?? 0)
      const body = { from, to: item.at, version: seen }
      const { version, undo } = await api.put('/calendar/{kind}/{id}', { params: item, body })
      versions.current.set(item.id, version)
      setMoved((last) => withMove(last, { item: { ...item, version }, from, undo }))
    })
  }

  function undo({ item, from, undo: step }: Moved): void {
    setMoved(undefined)
    pending.current++
    queue(async () => {
      if (step && item.collection !== 'complaints') {
        const { failures } = await undoSteps(item.collection, [step], new Map())
        const [failure] = failures
        if (failure) return notify.error(failure.message)
      } else if (from !== null) {
        const body = { from: item.at, to: from, version: item.version }
        await api.put('/calendar/{kind}/{id}', { params: item, body })
      }
      notify.success(SUCCESS.updated)
    })
  }

  return {
    ...query,
    moved,
    undo,
    forgetMove: () => setMoved(undefined),
    move: (item: CalendarItem, at: string): boolean => {
      if (isPast(at) || isPromised(item)) return false
      if (at === item.at) return true
      show(({ items, undated }) => ({
        undated,
        items: items.map((each) =>
          keyOf(each) === keyOf(item) && !each.isDone ? { ...each, at, problem: null } : each,
        ),
      }))
      send({ ...item, at }, item.at)
      return true
    },
    giveDate: (draft: UndatedPost, at: string): boolean => {
      if (isPast(at)) return false
      const item = newItem(draft, at)
      show(({ items, undated }) => ({
        undated: undated.filter((each) => each.id !== draft.id),
        items: [...items, item],
      }))
      send(item, null)
      return true
    },
  }
}

const newItem = ({ id, version, title }: UndatedPost, at: string): CalendarItem => ({
  kind: 'publish',
  id,
  version,
  at,
  collection: 'posts',
  recordId: id,
  title,
  note: '',
  person: null,
  isDone: false,
  problem: null,
})

function isPast(at: string): boolean {
  const isOver = at <= new Date().toISOString()
  if (isOver) notify.error(timePassed())
  return isOver
}
