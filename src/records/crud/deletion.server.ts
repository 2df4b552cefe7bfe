import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import { recordsConfig } from '#records/config.server.ts'
import type { AnyCollection, Collection, Entity, RecordBase } from '#records/collection.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { removeFromSearch } from '#records/list/search-index.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { partsOf } from '#records/crud/used-where.server.ts'
import { writeAndInvalidate } from '#records/crud/write-record.server.ts'
import type { Removed } from '#shared/schema/usage.ts'
import { said } from '#shared/words/message.ts'

interface Found {
  collection: AnyCollection
  record: RecordBase
}

async function findParts(db: Reader, { table }: Pick<AnyCollection, 'table'>, id: string): Promise<Found[]> {
  const found: Found[] = []
  for (const { collection, field } of partsOf(table)) {
    const rows = await untyped(db).selectFrom(collection.table).where(field, '=', id).selectAll().execute()
    found.push(...rows.map((row) => ({ collection, record: collection.decode(row) })))
  }
  return found
}

/** What a permanent deletion takes along: parts by their titles, the rest by number. */
export async function removedWith(db: Reader, collection: AnyCollection, record: RecordBase): Promise<Removed[]> {
  const parts = await findParts(db, collection, record.id)
  const named = [...Map.groupBy(parts, (part) => part.collection)].map(([{ name, one, titleOf }, own]) => ({
    what: said(m.kindMany, { noun: one }),
    collection: name,
    count: own.length,
    titles: own.map((part) => titleOf(part.record)),
  }))
  const attached: Removed[] = []
  for (const { what, table } of recordsConfig().attached) {
    let count = 0
    for (const [{ name }, own] of Map.groupBy([{ collection, record }, ...parts], (each) => each.collection)) {
      const ids = own.map((each) => each.record.id)
      const { rows } = await untyped(db)
        .selectFrom(table)
        .where('collection', '=', name)
        .where('recordId', 'in', ids)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      count += rows
    }
    if (count > 0) attached.push({ what: said(what), count, titles: [] })
  }
  return [...named, ...attached]
}

/** Removes a record with its parts. The caller has verified that nothing else refers to it. */
export async function removeWithParts<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  record: E['record'],
  actor: Actor,
): Promise<void> {
  for (const part of await findParts(trx, collection, record.id)) {
    await removeRecord(trx, part.collection, part.record, actor)
  }
  await removeRecord(trx, collection, record, actor)
}

async function removeRecord<E extends Entity>(trx: Trx, collection: Collection<E>, record: E['record'], actor: Actor) {
  const { name } = collection
  const { id } = record
  await writeAndInvalidate(collection, record, record, () =>
    untyped(trx).deleteFrom(collection.table).where('id', '=', id).execute(),
  )
  await collection.afterDelete?.(trx, record)
  await removeFromSearch(trx, name, id)
  for (const { remove } of recordsConfig().attached) await remove(trx, name, id)
  await writeAudit(trx, actor, {
    action: 'delete',
    collection: name,
    recordId: id,
    recordTitle: collection.titleOf(record),
  })
}
