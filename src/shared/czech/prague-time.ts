import { TIME_ZONE } from '#shared/czech/format.ts'

/** What a clock and a calendar on a wall in Prague show. */
export interface WallTime {
  /** 2026-11-16 */
  day: string
  /** 08:00 */
  time: string
}

const HOUR_MS = 3_600_000
const WHOLE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** As if it were in Greenwich; a day or a time that is half typed is none. */
function utcOf({ day, time }: WallTime): number {
  const written = `${day}T${time}`
  return WHOLE.test(written) ? Date.parse(`${written}:00Z`) : NaN
}

export const isWhole = (at: WallTime) => !Number.isNaN(utcOf(at))

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function pragueWall(moment: Date): WallTime {
  const [day = '', time = ''] = wall.format(moment).split(' ')
  return { day, time }
}

/**
 * The moments at which the wall shows this: one, but none in the hour that is skipped in March and two in the hour that
 * comes twice in October, the earlier first. Summer is two hours ahead of UTC, winter one.
 */
export function pragueMoments(at: WallTime): Date[] {
  const utc = utcOf(at)
  if (Number.isNaN(utc)) return []
  return [utc - 2 * HOUR_MS, utc - HOUR_MS]
    .map((ms) => new Date(ms))
    .filter((moment) => {
      const shown = pragueWall(moment)
      return shown.day === at.day && shown.time === at.time
    })
}

/** The one moment that is meant: in the skipped hour the clock has gone on by an hour, of two the earlier one. */
export function pragueMoment(at: WallTime): Date | undefined {
  const [first] = pragueMoments(at)
  if (first) return first
  const utc = utcOf(at)
  return Number.isNaN(utc) ? undefined : new Date(utc - HOUR_MS)
}

/** On the same wall time of another day. */
export const onDay = (iso: string, day: string): Date | undefined =>
  pragueMoment({ day, time: pragueWall(new Date(iso)).time })

/** When the clocks change next: forward at two, back at three. */
export function nextClockChange(from: Date): { day: string; isForward: boolean } {
  let moment = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1, 1)
  for (;;) {
    const date = new Date(moment)
    const isLastSunday =
      date.getUTCDay() === 0 && new Date(moment + 7 * 24 * HOUR_MS).getUTCMonth() !== date.getUTCMonth()
    const month = date.getUTCMonth()
    // At one in UTC on the last Sunday of March and of October.
    if (isLastSunday && (month === 2 || month === 9) && date > from) {
      return { day: date.toISOString().slice(0, 10), isForward: month === 2 }
    }
    moment += 24 * HOUR_MS
  }
}
