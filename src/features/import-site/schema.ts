export interface SiteImportRow {
  id: string
  /** Of the file. */
  name: string
  site: string
  actor: string
  createdAt: string
}

export interface SiteImportItemRow {
  key: string
  importId: string
  collection: string
  recordId: string
  /** The record as it came; a later one was changed here. */
  version: number
  oldId: string
}
