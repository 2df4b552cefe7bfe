import type { Generated } from 'kysely'

export interface LinkCheckRow {
  url: string
  host: string
  /** Unchecked: it was asked, but has told only to come back later. Failing: once, and is asked again soon. */
  state: 'unchecked' | 'ok' | 'failing' | 'broken'
  /** What came back, or why nothing did. */
  detail: string
  /** In a row. */
  failures: number
  checkedAt: string
  changedAt: string
  nextAt: string
  /** Where it leads for good, if it does not stay there. */
  movedTo: string
}

/** What one rule found in a post. */
export interface PostCheckRow {
  postId: string
  rule: string
  level: 'blocking' | 'warning'
  count: number
  /** Of the first. */
  message: string
}

/** An address that a post leads to: a path of ours, or one with https. */
export interface PostLinkRow {
  postId: string
  address: string
}

/** When the rules last looked at a post. Empty: it is its turn. */
export interface PostCheckedRow {
  postId: string
  /** Which rules there were. */
  rules: string
  at: string
}

/** Something due that could not be done, and why. */
export interface DueFailureRow {
  kind: string
  recordId: string
  /** Of the record; once it is edited, it is tried again at once. */
  version: number
  reason: string
  failedAt: string
  tryAt: string
}

export interface PostRefRow {
  postId: string
  model: string
  refId: string
}

export interface SearchEntryRow {
  id: Generated<number>
  collection: string
  recordId: string
  title: string
  body: string
}

export interface RevisionRow {
  id: string
  collection: string
  recordId: string
  number: number
  /** The whole record as JSON. */
  data: string
  authorId: string | null
  authorName: string
  createdAt: string
  /** What somebody called this version; it is then kept for ever. */
  name: Generated<string>
  /** Which action wrote it, as the audit log says it; `autosave` was nobody's click. Empty in what is older. */
  cause: Generated<string>
  /** The fields that differ from the version before, as JSON. */
  fields: Generated<string>
  /** Visitors saw it. */
  isPublished: Generated<number>
}

export interface AuditRow {
  id: string
  at: string
  actorId: string | null
  actorName: string
  ip: string | null
  requestId: string | null
  action: string
  collection: string
  recordId: string
  recordTitle: string
  /** Changed fields as JSON: {field: {from, to}}. */
  change: string
}
