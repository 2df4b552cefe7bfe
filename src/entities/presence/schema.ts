export interface PresenceRow {
  /** One window of somebody's browser. */
  tab: string
  userId: string
  collection: string
  recordId: string
  /** Where the caret is. */
  field: string
  /** In which line of the text and between which words; empty: not in the text. */
  caret: string
  at: string
}
