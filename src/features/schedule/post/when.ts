import * as m from '#features/schedule/post/messages.ts'
import type { PostInput } from '#posts/schema.ts'
import { addDays } from '#shared/czech/day.ts'
import { pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'
import { dayShort, shortMoment, weekdayShort } from '#ui/admin/prague-words.ts'
import { timePassed } from '#features/schedule/messages.ts'

export type Schedule = Pick<PostInput, 'publishAt' | 'unpublishAt' | 'unpublishTo'>

export interface When extends Schedule {
  isLater: boolean
  isTakenDown: boolean
}

export const whenOf = ({ publishAt, unpublishAt, unpublishTo }: Schedule): When => ({
  publishAt,
  unpublishAt,
  unpublishTo,
  isLater: publishAt !== null,
  isTakenDown: unpublishAt !== null,
})

export const scheduleFrom = ({ isLater, isTakenDown, publishAt, unpublishAt, unpublishTo }: When): Schedule => ({
  publishAt: isLater ? publishAt : null,
  unpublishAt: isTakenDown ? unpublishAt : null,
  unpublishTo: isTakenDown ? unpublishTo : '',
})

export const actionLabel = ({ isLater, publishAt }: When, now: Date): string =>
  !isLater ? m.publishNow() : publishAt === null ? m.schedule() : m.scheduleFor({ moment: shortMoment(publishAt, now) })

export function problemOf({ isLater, isTakenDown, publishAt, unpublishAt }: When, now: Date): string | undefined {
  const from = isLater ? publishAt : now.toISOString()
  if (from === null) return m.chooseTime()
  if (isLater && from <= now.toISOString()) return timePassed()
  if (isTakenDown && unpublishAt === null) return m.chooseEnd()
  if (isTakenDown && unpublishAt !== null && unpublishAt <= from) return m.endsBefore()
  return undefined
}

const USUAL_TIME = '08:00'
const FRIDAY = 5
const MONDAY = 1

/** The next day of this weekday after tomorrow. */
function nextWeekday(day: string, weekday: number): string {
  for (let ahead = 2; ; ahead++) {
    const next = addDays(day, ahead)
    if (new Date(`${next}T12:00:00Z`).getUTCDay() === weekday) return next
  }
}

const firstOfNextMonth = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1, 12)).toISOString().slice(0, 10)
}

export function quickChoices(now: Date): { label: string; iso: string }[] {
  const today = pragueWall(now).day
  const tomorrow = addDays(today, 1)
  const isFridayTomorrow = new Date(`${tomorrow}T12:00:00Z`).getUTCDay() === FRIDAY
  const weekday = nextWeekday(today, isFridayTomorrow ? MONDAY : FRIDAY)
  const days = [...new Set([tomorrow, weekday, firstOfNextMonth(today)])]
  return days.flatMap((day) => {
    const moment = pragueMoment({ day, time: USUAL_TIME })
    if (!moment) return []
    const label =
      day === tomorrow
        ? m.tomorrowAtEight()
        : m.dayAtEight({ day: day === weekday ? weekdayShort(moment) : dayShort(moment) })
    return [{ label, iso: moment.toISOString() }]
  })
}

export function usualEnd(from: string): string | null {
  const { day } = pragueWall(new Date(from))
  return pragueMoment({ day: addDays(day, 30), time: '23:59' })?.toISOString() ?? null
}
