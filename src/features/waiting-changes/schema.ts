export interface WaitingChangeRow {
  id: string
  collection: string
  recordId: string
  /** The editor's description. */
  title: string
  /** As JSON: the changed fields before and after. */
  base: string
  data: string
  /** The version of the record the change was last saved against. */
  baseVersion: number
  authorId: string | null
  authorName: string
  publishAt: string | null
  plannerId: string | null
  plannerName: string
  version: number
  createdAt: string
  updatedAt: string
}

/** A record that a waiting change refers to. */
export interface WaitingChangeRefRow {
  changeId: string
  refId: string
}
