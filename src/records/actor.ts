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

const BY_KEY = ' (key '
const BY_SCHEDULE = ' (schedule)'

/** As histories name the author. */
export const signatureOf = ({ name, key }: Actor): string => (key ? `${name}${BY_KEY}${key.name})` : name)

/** The program itself: demo content, the command line, background work. */
export const SYSTEM: Actor = { id: null, name: 'system' }

/** Scheduled work whose planner is gone. */
export const SCHEDULE: Actor = { id: null, name: 'schedule' }

export const scheduledBy = (planner: string) => planner + BY_SCHEDULE

export const isProgram = (actorName: string) => actorName === SYSTEM.name || actorName === SCHEDULE.name

interface Signature {
  person: string
  isScheduled?: true
  /** The name of the key that acted for them. */
  key?: string
}

/** A name as histories have it, taken apart. */
export function signatureIn(actorName: string): Signature {
  if (actorName.endsWith(BY_SCHEDULE)) return { person: actorName.slice(0, -BY_SCHEDULE.length), isScheduled: true }
  const at = actorName.indexOf(BY_KEY)
  if (at < 0 || !actorName.endsWith(')')) return { person: actorName }
  return { person: actorName.slice(0, at), key: actorName.slice(at + BY_KEY.length, -1) }
}

/** Who decided on a write, as readers are told; empty if it was nobody but the program. */
export const personBehind = (actorName: string): string => (isProgram(actorName) ? '' : signatureIn(actorName).person)
