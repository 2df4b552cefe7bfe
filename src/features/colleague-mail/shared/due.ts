import type { When } from '#features/colleague-mail/shared/choices.ts'
import { pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'

const MORNING = '07:00'
const EVENING = '19:00'
const DAY_MS = 24 * 60 * 60_000
const SUNDAY = 0
const SATURDAY = 6

const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
const isWeekend = (day: string) => [SUNDAY, SATURDAY].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

const workingDay = (day: string): string => (isWeekend(day) ? workingDay(nextDay(day)) : day)

/** Seven in the morning by the clocks of Prague, whatever they were moved to at night. */
function nextMorning(now: Date, isQuiet: boolean): Date {
  const { day: today, time } = pragueWall(now)
  const first = time < MORNING ? today : nextDay(today)
  const day = isQuiet ? workingDay(first) : first
  return pragueMoment({ day, time: MORNING }) ?? now
}

function isQuietTime(now: Date): boolean {
  const { day, time } = pragueWall(now)
  return isWeekend(day) || time < MORNING || time >= EVENING
}

/** When a mail goes out. Quiet: not from 19:00 to 7:00 and not at weekends. */
export const dueAt = (now: Date, when: Exclude<When, 'never'>, isQuiet: boolean): Date =>
  when === 'daily' || (isQuiet && isQuietTime(now)) ? nextMorning(now, isQuiet) : now
