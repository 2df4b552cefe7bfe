export interface WaitingChangeRow {
  id: string
  collection: string
  recordId: string
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

export interface WaitingChangeRefRow {
  changeId: string
  refId: string
}
