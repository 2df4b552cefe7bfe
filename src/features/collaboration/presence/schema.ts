export interface PresenceRow {
  /** The id of a browser window. */
  tab: string
  userId: string
  collection: string
  recordId: string
  field: string
  /** The caret position in the text as JSON; empty if it is elsewhere. */
  caret: string
  at: string
}
