import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { daysLeft, lastDay } from '#features/complaints/shared/clock.ts'
import { DECIDE_DAYS, EXTENSION_DAYS, OPERATOR_DAYS, PAY_DAYS } from '#features/complaints/shared/limits.ts'
import { type ComplaintState, isClosed } from '#features/complaints/shared/states.ts'
import { daysBetween, pragueDay } from '#shared/czech/day.ts'

/** The steps of a complaint in their order; the last is whichever way it ends. */
export const WAY = ['received', 'checking', 'operator', 'deciding', 'paying', 'closed'] as const
export type Stop = (typeof WAY)[number]

/** What each will take, where that is known beforehand. */
export const WILL_TAKE: Partial<Record<Stop, number>> = {
  operator: OPERATOR_DAYS,
  deciding: DECIDE_DAYS,
  paying: PAY_DAYS,
}

const stopOf = (state: ComplaintState): Stop | undefined =>
  isClosed(state) ? 'closed' : WAY.find((stop) => stop === state)

export interface Passed {
  stop: Stop
  /** `left-out`: it went on without it. */
  is: 'done' | 'now' | 'left-out' | 'ahead'
  /** When it began; null if it has not. */
  since: string | null
}

type Told = Pick<DeskComplaint, 'state' | 'timeline'>

/** Where a complaint has been, by its timeline: what was taken back has not happened. */
export function passedBy({ state, timeline }: Told): Passed[] {
  const now = WAY.findIndex((stop) => stop === stopOf(state))
  const began = new Map<Stop, string>()
  for (const { at, fromState, toState, isUndone, kind } of timeline) {
    const stop = stopOf(toState)
    const isStep = kind === 'received' || (fromState !== toState && kind !== 'undo')
    if (stop && isStep && !isUndone) began.set(stop, at)
  }
  return WAY.map((stop, place) => {
    const since = began.get(stop) ?? null
    if (place > now) return { stop, is: 'ahead', since: null }
    if (place === now) return { stop, is: stop === 'closed' ? 'done' : 'now', since }
    return { stop, is: since === null ? 'left-out' : 'done', since }
  })
}

export interface Day {
  day: number
  days: number
}

const clamped = (day: number, days: number): Day => ({ day: Math.min(days, Math.max(1, day)), days })

type Timed = Pick<DeskComplaint, 'state' | 'turn' | 'turnSince' | 'deadlineAt' | 'daysKept' | 'isExtended'>

/** Which day of its time it is; that of the operator stands still while others have the turn. */
export function dayOf(complaint: Timed, now: Date): Day | undefined {
  const { state, turn, turnSince, deadlineAt, daysKept, isExtended } = complaint
  if (state === 'operator' && (turn === 'operator' || daysKept !== null)) {
    const left = turn === 'operator' && deadlineAt !== null ? daysLeft(now, deadlineAt) : (daysKept ?? 0)
    const days = Math.max(left, OPERATOR_DAYS + (isExtended ? EXTENSION_DAYS : 0))
    return clamped(days - left, days)
  }
  if (deadlineAt === null) return undefined
  const [start, end] = [pragueDay(new Date(turnSince)), lastDay(deadlineAt)]
  const days = daysBetween(start, end)
  return days < 1 ? undefined : clamped(daysBetween(start, pragueDay(now)), days)
}
