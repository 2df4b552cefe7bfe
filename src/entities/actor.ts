/** Who does something, for the revision and the audit log. */
export interface Actor {
  id: string | null
  name: string
  ip?: string
  requestId?: string
}

/** The program itself: demo content, the command line, background work. */
export const SYSTEM: Actor = { id: null, name: 'system' }
