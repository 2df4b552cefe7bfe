import * as m from '#features/schedule/messages.ts'
import { type Actor, SCHEDULE, scheduledBy } from '#records/actor.ts'
import type { Reader } from '#records/db.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'

export interface PlannedTime {
  path: string
  stored: string | null
  given: string | null
}

/** Allows for the seconds between choosing a time and submitting the form. */
const GRACE_MS = 60_000

export const hasPassed = (at: string, now: Date) => Date.parse(at) < now.getTime() - GRACE_MS

/** Rejects only newly chosen times: a stored overdue one must not block saving. */
export function refusePastTimes(times: PlannedTime[], now = new Date()): void {
  const passed = times.filter(({ stored, given }) => given !== null && given !== stored && hasPassed(given, now))
  if (passed.length > 0) throw pastTimeError(passed.map(({ path }) => path))
}

export const pastTimeError = (paths: string[]) =>
  new AppError(
    'VALIDATION_FAILED',
    undefined,
    paths.map((path) => fieldError(path, m.timePassed)),
  )

/** The planner is the last person to choose a time; null once no time is left. */
export function plannerOf(times: PlannedTime[], stored: string | null, actor: Actor): string | null {
  if (times.every(({ given }) => given === null)) return null
  const isChanged = times.some((time) => time.given !== null && time.given !== time.stored)
  return isChanged ? actor.id : stored
}

/** Scheduled actions appear in the history under the planner's name. */
export async function actorOfPlan(db: Reader, plannedBy: string | null): Promise<Actor> {
  const user = plannedBy
    ? await db.selectFrom('user').where('id', '=', plannedBy).select(['id', 'name']).executeTakeFirst()
    : undefined
  return user ? { id: user.id, name: scheduledBy(user.name) } : SCHEDULE
}
