import type { Complaint } from '#features/complaints/schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { addDays, daysBetween, pragueDay } from '#shared/czech/day.ts'

type Timed = Pick<Complaint, 'turnSince' | 'deadlineAt'>

/** How much of the time is over: 0 to 1. */
export function shareOfTime({ turnSince, deadlineAt }: Timed, now: Date): number {
  if (deadlineAt === null) return 0
  const [start, end] = [Date.parse(turnSince), Date.parse(deadlineAt)]
  return Math.min(1, Math.max(0, (now.getTime() - start) / Math.max(1, end - start)))
}

const DAYS_OF_WEEK = 7

/** Late, today and tomorrow, until the end of the next week, later. */
export function groupOf({ deadlineAt }: Timed, now: Date): 'late' | 'soon' | 'weeks' | 'later' {
  if (deadlineAt === null) return 'later'
  if (deadlineAt <= now.toISOString()) return 'late'
  const today = pragueDay(now)
  const left = daysBetween(today, lastDay(deadlineAt))
  if (left <= 1) return 'soon'
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK
  const endOfNext = addDays(today, 2 * DAYS_OF_WEEK - 1 - weekday)
  return lastDay(deadlineAt) <= endOfNext ? 'weeks' : 'later'
}
