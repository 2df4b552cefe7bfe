import type { Role } from '#shared/schema/signed-in.ts'

/** The author of a write, for the revision and the audit log. */
export interface Actor {
  id: string | null
  name: string
  ip?: string
  requestId?: string
  /** Absent for the system, which may write everything. */
  role?: Role
}

/** The program itself: demo content, the command line, background work. */
export const SYSTEM: Actor = { id: null, name: 'system' }
