import * as m from '#records/messages.ts'
import { type Actor, signatureOf } from '#records/actor.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { historyEntries } from '#records/history/history-entries.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { isSame } from '#shared/is-same.ts'
import type { HistoryEntry } from '#shared/schema/history.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

type Named = Pick<AnyCollection, 'name'>

export const isShown = (record: RecordBase & { isActive?: boolean }) => !record.isDeleted && record.isActive !== false

interface Saved {
  /** The action as in the audit log, or `autosave`. */
  cause: string
  fields: string[]
  /** The time of the save, where `updatedAt` is another one. */
  at?: string
}

export async function writeRevision(
  trx: Trx,
  collection: Named,
  record: RecordBase,
  actor: Actor,
  { cause, fields, at = record.updatedAt }: Saved,
): Promise<void> {
  await trx
    .insertInto('revision')
    .values({
      id: newId(),
      collection: collection.name,
      recordId: record.id,
      number: record.version,
      data: JSON.stringify(record),
      authorId: actor.id,
      authorName: signatureOf(actor),
      createdAt: at,
      cause,
      fields: JSON.stringify(fields),
      isPublished: isShown(record) ? 1 : 0,
    })
    .execute()
}

export async function listHistory(db: Reader, collection: Named, recordId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('revision')
    .where('collection', '=', collection.name)
    .where('recordId', '=', recordId)
    .select(['number', 'authorId', 'authorName', 'createdAt', 'name', 'cause', 'fields', 'isPublished'])
    .orderBy('number')
    .execute()
  return historyEntries(
    rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[], isPublished: row.isPublished === 1 })),
  )
}

/** Named versions are never thinned; an empty name removes the name. */
export async function nameRevision(
  db: Db,
  collection: AnyCollection,
  record: RecordBase,
  { number, name }: { number: number; name: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const revision = await findRevision(trx, collection, record.id, number)
    if (!revision) throw noVersion(collection, number)
    if (revision.name === name) return
    await trx.updateTable('revision').set({ name }).where('id', '=', revision.id).execute()
    await writeAudit(trx, actor, {
      action: 'name-version',
      collection: collection.name,
      recordId: record.id,
      recordTitle: collection.titleOf(record),
      change: { name: { from: revision.name, to: name }, number: { from: number, to: number } },
    })
  })
}

export const noVersion = ({ noun }: Pick<AnyCollection, 'noun'>, number: number) =>
  new AppError('NOT_FOUND', said(m.noVersion, { noun, number: String(number) }))

/** Also of a permanently deleted record. */
export async function hasHistory(db: Reader, { name }: Named, recordId: string): Promise<boolean> {
  const query = db.selectFrom('revision').where('collection', '=', name).where('recordId', '=', recordId).select('id')
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

export async function findRevision(db: Reader, collection: Named, recordId: string, number: number) {
  const row = await db
    .selectFrom('revision')
    .where('collection', '=', collection.name)
    .where('recordId', '=', recordId)
    .where('number', '=', number)
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const data: Record<string, unknown> = JSON.parse(row.data)
  return { ...row, data }
}

export async function findLastShown(db: Reader, collection: string, recordId: string) {
  const row = await db
    .selectFrom('revision')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('isPublished', '=', 1)
    .orderBy('number', 'desc')
    .limit(1)
    .select('data')
    .executeTakeFirst()
  const data: Record<string, unknown> | undefined = row && JSON.parse(row.data)
  return data
}

interface AuditEvent {
  action: string
  collection: string
  recordId: string
  recordTitle: string
  change?: Record<string, { from: unknown; to: unknown }>
}

export async function writeAudit(trx: Db, actor: Actor, event: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      id: newId(),
      at: new Date().toISOString(),
      actorId: actor.id,
      actorName: signatureOf(actor),
      ip: actor.ip ?? null,
      requestId: actor.requestId ?? null,
      action: event.action,
      collection: event.collection,
      recordId: event.recordId,
      recordTitle: event.recordTitle,
      change: JSON.stringify(event.change ?? {}),
    })
    .execute()
}

const LONGEST_LOGGED_VALUE = 500
const BOOKKEEPING = new Set(['version', 'updatedAt', 'createdAt', 'publishedAt', 'plannedBy'])

function areLong(from: unknown, to: unknown): boolean {
  const room = LONGEST_LOGGED_VALUE - (JSON.stringify(from) ?? '').length
  return room < 0 || (JSON.stringify(to) ?? '').length > room
}

/** The fields an update changed. Long values are elided: the revision has them in full. */
export function changeBetween(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const change: Record<string, { from: unknown; to: unknown }> = {}
  for (const [field, to] of Object.entries(after)) {
    const from: unknown = Reflect.get(before, field)
    if (BOOKKEEPING.has(field) || isSame(from, to)) continue
    change[field] = areLong(from, to) ? { from: '…', to: '…' } : { from, to }
  }
  return change
}
