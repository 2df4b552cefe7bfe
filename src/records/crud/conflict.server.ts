import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import type { Reader } from '#records/db.server.ts'
import { changeBetween, findRevision } from '#records/history/history.server.ts'
import { AppError, fieldError, type Saver } from '#shared/app-error.ts'
import { andList } from '#records/said-list.ts'
import { said } from '#shared/words/message.ts'

type CollectionNames = Pick<AnyCollection, 'name' | 'noun'>

/** A conflict error that names who saved since the version the editor loaded, and which fields changed. */
export async function versionConflict(
  db: Reader,
  { name, noun }: CollectionNames,
  recordId: string,
  seen: number,
  actor: Actor,
): Promise<AppError> {
  const rows = await db
    .selectFrom('revision')
    .where('collection', '=', name)
    .where('recordId', '=', recordId)
    .where('number', '>', seen)
    .select(['number', 'authorId as id', 'authorName as name'])
    .orderBy('number')
    .execute()
  const [before, now] = [
    await findRevision(db, { name }, recordId, seen),
    await findRevision(db, { name }, recordId, rows.at(-1)?.number ?? seen),
  ]
  const fields = before && now ? Object.keys(changeBetween(before.data, now.data)) : []
  return conflict(rows, fields, noun, actor)
}

/** Saves that log no values. */
const SECRET_SAVES = ['password', 'password-reset', 'invite-accept']

/** The same for records without revisions: the audit log has one entry per save. */
export async function conflictFromAudit(
  db: Reader,
  { name, noun }: CollectionNames,
  recordId: string,
  saves: number,
  actor: Actor,
): Promise<AppError> {
  const rows = await db
    .selectFrom('audit')
    .where('collection', '=', name)
    .where('recordId', '=', recordId)
    .where((where) => where.or([where('change', '<>', '{}'), where('action', 'in', SECRET_SAVES)]))
    .select(['actorId as id', 'actorName as name', 'change'])
    .orderBy('at', 'desc')
    .limit(Math.max(saves, 0))
    .execute()
  const fields = rows.flatMap(({ change }) => Object.keys(JSON.parse(change)))
  return conflict(rows.toReversed(), [...new Set(fields)], noun, actor)
}

/** `authors` with the latest last; empty if the authors are unknown. */
export function conflict(authors: Saver[], fields: string[], noun: string, actor: Actor): AppError {
  if (authors.length === 0) return new AppError('VERSION_CONFLICT')
  // Scheduled work is done in the planner's name, but not in one of their windows.
  const isOwn = authors.every(({ id, name }) => id !== null && id === actor.id && name === actor.name)
  const savedBy = [...new Map(authors.map(({ id, name }) => [name, { id, name }])).values()]
  const names = savedBy.map(({ name }) => name)
  const who = andList(names) ?? ''
  return new AppError(
    'VERSION_CONFLICT',
    isOwn ? said(m.changedInWindow, { noun }) : said(m.changedBy, { count: names.length, who, noun }),
    fields.map((path) => fieldError(path, isOwn ? m.fieldChangedInWindow : said(m.fieldChangedBy, { who }))),
    { savedBy },
  )
}
