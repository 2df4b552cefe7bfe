import { addDays } from '#shared/czech/day.ts'
import { onDay, pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'

const HOUR_MS = 3_600_000

/** The time after Shift and an arrow key: a day, which keeps the local hour, or an hour. */
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

/** For a draft dropped on a day: 8:00, or that day's next hour that is free and in the future. */
export function freeHour(items: Pick<CalendarItem, 'kind' | 'at'>[], day: string, now: Date): string | undefined {
  const taken = new Set(items.filter(({ kind }) => kind === 'publish').map(({ at }) => at))
  for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour++) {
    const iso = pragueMoment({ day, time: `${String(hour).padStart(2, '0')}:00` })?.toISOString()
    if (iso && iso > now.toISOString() && !taken.has(iso)) return iso
  }
  return undefined
}

/** Includes the kind, as the same bonus starts and ends. */
export const keyOf = ({ kind, id }: Pick<CalendarItem, 'kind' | 'id'>) => `${kind}:${id}`
