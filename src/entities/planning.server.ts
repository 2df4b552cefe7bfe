import type { Actor } from '#entities/actor.ts'
import type { Reader } from '#entities/tables.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'

/** A time that somebody chooses in a form. */
export interface PlannedTime {
  path: string
  stored: string | null
  given: string | null
}

/** A form is sent some seconds after the time in it was chosen. */
const GRACE_MS = 60_000

export const hasPassed = (at: string, now: Date) => Date.parse(at) < now.getTime() - GRACE_MS

/** Only a new choice is refused: what is stored and overdue must not keep anybody from saving. */
export function refusePassed(times: PlannedTime[], now = new Date()): void {
  const passed = times.filter(({ stored, given }) => given !== null && given !== stored && hasPassed(given, now))
  if (passed.length > 0) throw passedError(passed.map(({ path }) => path))
}

const MESSAGE = 'This time has passed. Choose a later one.'

export const passedError = (paths: string[]) =>
  new AppError(
    'VALIDATION_FAILED',
    undefined,
    paths.map((path): FieldError => ({ path, message: MESSAGE })),
  )

/** Whoever chose a time last has planned it; with no time left nobody has. */
export function plannerOf(times: PlannedTime[], stored: string | null, actor: Actor): string | null {
  if (times.every(({ given }) => given === null)) return null
  const isChanged = times.some((time) => time.given !== null && time.given !== time.stored)
  return isChanged ? actor.id : stored
}

/** In the history what is done at its time stands under the name of whoever planned it. */
export async function actorOfPlan(db: Reader, plannedBy: string | null): Promise<Actor> {
  const user = plannedBy
    ? await db.selectFrom('user').where('id', '=', plannedBy).select(['id', 'name']).executeTakeFirst()
    : undefined
  return user ? { id: user.id, name: `${user.name} (schedule)` } : { id: null, name: 'schedule' }
}
