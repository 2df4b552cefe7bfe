import * as m from '#ui/admin/messages.ts'
import { isWhole, pragueMoments, pragueWall, type WallTime } from '#shared/czech/prague-time.ts'
import { inPrague } from '#ui/admin/format.ts'

const day = inPrague({ day: 'numeric', month: 'short' })
const dayOfYear = inPrague({ day: 'numeric', month: 'short', year: 'numeric' })
const weekday = inPrague({ weekday: 'long' })
const shortWeekday = inPrague({ weekday: 'short' })

const yearOf = (moment: Date) => pragueWall(moment).day.slice(0, 4)

/** 8:00 */
export const clockTime = (iso: string) => pragueWall(new Date(iso)).time.replace(/^0/, '')

/** 1 Dec, and 6 Jan 2027 when that is another year. */
const dayWords = (moment: Date, now: Date) => (yearOf(moment) === yearOf(now) ? day : dayOfYear).format(moment)

/** 1 Dec, 8:00 */
export const shortMoment = (iso: string, now: Date) =>
  m.dayAndTime({ day: dayWords(new Date(iso), now), time: clockTime(iso) })

/** „středu“: what follows „v“ and „na“; days in English stay. */
export const accusative = (named: string) => named.replace(/^(střed|sobot)a/, '$1u').replace(/^neděle/, 'neděli')

/** Tuesday 1 Dec at 8:00, „středu 2. 12. v 8:00“ */
export function longMoment(iso: string, now: Date): string {
  const moment = new Date(iso)
  return m.weekdayAndTime({
    weekday: accusative(weekday.format(moment)),
    day: dayWords(moment, now),
    time: clockTime(iso),
  })
}

export const weekdayShort = (moment: Date) => shortWeekday.format(moment)
export const dayShort = (moment: Date) => day.format(moment)

export function clockNote(at: WallTime): { is: 'skipped' | 'doubled'; words: string } | undefined {
  const count = pragueMoments(at).length
  if (!isWhole(at) || count === 1) return undefined
  if (count === 0) {
    const [hour = '', minutes = ''] = at.time.split(':')
    const shown = `${Number(hour) + 1}:${minutes}`
    return {
      is: 'skipped',
      words: m.clocksForward({ time: at.time.replace(/^0/, ''), shown }),
    }
  }
  return {
    is: 'doubled',
    words: m.clocksBack({ time: at.time.replace(/^0/, '') }),
  }
}
