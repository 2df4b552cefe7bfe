import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { keyOf } from '#admin/calendar/moving.ts'
import type { Span } from '#admin/calendar/span.ts'
import type { Calendar, CalendarItem, UndatedPost } from '#shared/schema/calendar.ts'
import { api } from '#ui/admin/api/client.ts'
import { useLookAgain } from '#ui/admin/api/use-look-again.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { queryString, invalidateRecords } from '#ui/admin/records/queries.ts'
import { notify } from '#ui/admin/toasts.tsx'

const CALENDAR = 'calendar'
/** Polled, as colleagues and the server change the schedule, too. */
const POLL_MS = 30_000

/** The schedule and optimistic updates of it, rolled back if the server rejects them. */
export function useCalendar({ from, to }: Span) {
  const queryKey = [CALENDAR, from, to]
  /** Moves that are not stored yet. Read before they are, the schedule would show cards at places they have left. */
  const pending = useRef(0)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api<Calendar>('GET', `/calendar${queryString({ from, to })}`, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  useLookAgain({ refetch: async (options) => (pending.current === 0 ? query.refetch(options) : undefined) }, POLL_MS)
  /** Requests are chained: each starts from the time set by the previous one. */
  const before = useRef<Promise<unknown>>(Promise.resolve())

  function show(change: (calendar: Calendar) => Calendar): void {
    pending.current++
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Calendar>(queryKey, (calendar) => calendar && change(calendar))
  }

  function send(path: string, times: { from: string | null; to: string }): void {
    before.current = before.current
      .then(() => api('PUT', path, { body: times }))
      // The API client has shown the error; the refetch restores the card.
      .catch(() => undefined)
      .then(() => {
        if (--pending.current > 0) return undefined
        return Promise.all([queryClient.invalidateQueries({ queryKey: [CALENDAR] }), invalidateRecords('posts')])
      })
  }

  return {
    ...query,
    move: (item: CalendarItem, at: string): boolean => {
      if (isPast(at)) return false
      if (at === item.at) return true
      show(({ items, undated }) => ({
        undated,
        items: items.map((each) =>
          keyOf(each) === keyOf(item) && !each.isDone ? { ...each, at, problem: null } : each,
        ),
      }))
      send(`/calendar/${item.kind}/${item.id}`, { from: item.at, to: at })
      return true
    },
    giveDate: ({ id, title }: UndatedPost, at: string): boolean => {
      if (isPast(at)) return false
      show(({ items, undated }) => ({
        undated: undated.filter((each) => each.id !== id),
        items: [...items, newItem(id, title, at)],
      }))
      send(`/calendar/publish/${id}`, { from: null, to: at })
      return true
    },
  }
}

const newItem = (id: string, title: string, at: string): CalendarItem => ({
  kind: 'publish',
  id,
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
  if (isOver) notify.error('This time has passed. Choose a later one.')
  return isOver
}
