import type { Generated } from 'kysely'

export interface LinkCheckRow {
  url: string
  host: string
  /** `unchecked`: the server only answered to retry later. `failing`: failed once and is retried soon. */
  state: 'unchecked' | 'ok' | 'failing' | 'broken'
  /** The response status, or why there was no response. */
  detail: string
  /** Consecutive failures. */
  failures: number
  checkedAt: string
  changedAt: string
  nextAt: string
  /** The target of a permanent redirect, else empty. */
  movedTo: string
}

export interface PostCheckRow {
  postId: string
  rule: string
  level: 'blocking' | 'warning'
  count: number
  /** Of the first finding. */
  message: string
  /** What it was said with, see `keptWords`. */
  said: string
}

/** A link in a post: a path of this site or an https URL. */
export interface PostLinkRow {
  postId: string
  address: string
}

/** When the rules last checked a post. Empty: a check is due. */
export interface PostCheckedRow {
  postId: string
  rules: string
  at: string
}

export interface DueFailureRow {
  kind: string
  recordId: string
  /** The record's version; once it is edited, the action is retried at once. */
  version: number
  reason: string
  said: string
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
  data: string
  authorId: string | null
  authorName: string
  createdAt: string
  /** The name an editor gave this version; named versions are kept for ever. */
  name: Generated<string>
  /** The action that wrote it, as in the audit log, or `autosave`. Empty in old rows. */
  cause: Generated<string>
  /** The fields that differ from the previous version, as JSON. */
  fields: Generated<string>
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
