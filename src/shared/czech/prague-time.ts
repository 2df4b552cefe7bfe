import { TIME_ZONE } from '#shared/czech/format.ts'

export interface WallTime {
  /** 2026-11-16 */
  day: string
  /** 08:00 */
  time: string
}

const HOUR_MS = 3_600_000
const WHOLE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** The local time interpreted as UTC; NaN for incomplete input. */
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

/** Usually one; none in the hour skipped in March, two in the one repeated in October, the earlier first. */
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

/** The moment meant by a local time: in the skipped hour one hour later, in the repeated hour the earlier one. */
export function pragueMoment(at: WallTime): Date | undefined {
  const [first] = pragueMoments(at)
  if (first) return first
  const utc = utcOf(at)
  return Number.isNaN(utc) ? undefined : new Date(utc - HOUR_MS)
}

export const onDay = (iso: string, day: string): Date | undefined =>
  pragueMoment({ day, time: pragueWall(new Date(iso)).time })

export function nextClockChange(from: Date): { day: string; isForward: boolean } {
  let moment = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1, 1)
  for (;;) {
    const date = new Date(moment)
    const isLastSunday =
      date.getUTCDay() === 0 && new Date(moment + 7 * 24 * HOUR_MS).getUTCMonth() !== date.getUTCMonth()
    const month = date.getUTCMonth()
    // At 01:00 UTC on the last Sundays of March and October.
    if (isLastSunday && (month === 2 || month === 9) && date > from) {
      return { day: date.toISOString().slice(0, 10), isForward: month === 2 }
    }
    moment += 24 * HOUR_MS
  }
}
