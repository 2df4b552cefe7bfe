export interface PresenceRow {
  /** One window of somebody's browser. */
  tab: string
  userId: string
  collection: string
  recordId: string
  /** Where the caret is. */
  field: string
  at: string
}
