import type { Role } from '#shared/schema/signed-in.ts'

export interface Actor {
  id: string | null
  name: string
  ip?: string
  requestId?: string
  /** Absent for the system, which may write everything. */
  role?: Role
  /** The API key that acts for this user. */
  key?: { name: string; mayPublish: (collection: string) => boolean } | undefined
}

/** As histories name the author. */
export const signatureOf = ({ name, key }: Actor): string => (key ? `${name} (key ${key.name})` : name)

/** The program itself: demo content, the command line, background work. */
export const SYSTEM: Actor = { id: null, name: 'system' }

/** Scheduled work whose planner is gone. */
export const SCHEDULE: Actor = { id: null, name: 'schedule' }

const BY_SCHEDULE = ' (schedule)'

export const scheduledBy = (planner: string) => planner + BY_SCHEDULE

/** Who decided on a write, as readers are told; empty if it was nobody but the program. */
export function personBehind(actorName: string): string {
  if (actorName === SYSTEM.name || actorName === SCHEDULE.name) return ''
  return actorName.endsWith(BY_SCHEDULE) ? actorName.slice(0, -BY_SCHEDULE.length) : actorName
}
