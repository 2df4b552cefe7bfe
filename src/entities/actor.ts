import type { Role } from '#shared/schema/signed-in.ts'

/** Who does something, for the revision and the audit log. */
export interface Actor {
  id: string | null
  name: string
  ip?: string
  requestId?: string
  /** Of a person; the program itself may write everything. */
  role?: Role
}

/** The program itself: demo content, the command line, background work. */
export const SYSTEM: Actor = { id: null, name: 'system' }
