import { addDays } from '#shared/czech/day.ts'
import { onDay, pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'

const HOUR_MS = 3_600_000

/** What Shift and an arrow do: a day, which keeps the hour on the wall, or an hour. */
export function movedBy(iso: string, key: string): string | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const day = addDays(pragueWall(new Date(iso)).day, key === 'ArrowLeft' ? -1 : 1)
    return onDay(iso, day)?.toISOString()
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  return new Date(Date.parse(iso) + (key === 'ArrowUp' ? -HOUR_MS : HOUR_MS)).toISOString()
}

const FIRST_HOUR = 8
const LAST_HOUR = 23

/** For a draft that gets its date: eight o’clock, or the next hour of that day that is free and still to come. */
export function freeHour(items: Pick<CalendarItem, 'kind' | 'at'>[], day: string, now: Date): string | undefined {
  const taken = new Set(items.filter(({ kind }) => kind === 'publish').map(({ at }) => at))
  for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour++) {
    const iso = pragueMoment({ day, time: `${String(hour).padStart(2, '0')}:00` })?.toISOString()
    if (iso && iso > now.toISOString() && !taken.has(iso)) return iso
  }
  return undefined
}

/** With its kind, since a bonus starts and ends. */
export const keyOf = ({ kind, id }: Pick<CalendarItem, 'kind' | 'id'>) => `${kind}:${id}`
