import type { Actor } from '#entities/actor.ts'
import type { AnyCollection, RecordBase } from '#entities/collection.server.ts'
import type { Db, Reader, Trx } from '#entities/tables.server.ts'
import { newId } from '#shared/id.ts'

type Named = Pick<AnyCollection, 'name'>

/** Keeps the whole record as it is now. */
export async function writeRevision(trx: Trx, collection: Named, record: RecordBase, actor: Actor): Promise<void> {
  await trx
    .insertInto('revision')
    .values({
      id: newId(),
      collection: collection.name,
      recordId: record.id,
      number: record.version,
      data: JSON.stringify(record),
      authorId: actor.id,
      authorName: actor.name,
      createdAt: record.updatedAt,
    })
    .execute()
}

export async function listRevisions(db: Reader, collection: Named, recordId: string) {
  return db
    .selectFrom('revision')
    .where('collection', '=', collection.name)
    .where('recordId', '=', recordId)
    .select(['number', 'authorName', 'createdAt'])
    .orderBy('number', 'desc')
    .execute()
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

export interface AuditEvent {
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
      actorName: actor.name,
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

/** What an update changed. A long value is only named: the revision has it whole. */
export function changeBetween(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const change: Record<string, { from: unknown; to: unknown }> = {}
  for (const [field, to] of Object.entries(after)) {
    const from: unknown = Reflect.get(before, field)
    const [fromJson, toJson] = [JSON.stringify(from) ?? '', JSON.stringify(to) ?? '']
    if (BOOKKEEPING.has(field) || fromJson === toJson) continue
    const isLong = fromJson.length + toJson.length > LONGEST_LOGGED_VALUE
    change[field] = isLong ? { from: '…', to: '…' } : { from, to }
  }
  return change
}
