import * as m from '#features/today/messages.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import type { Reader } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { allCollections } from '#server/collections.ts'
import { AppError } from '#shared/app-error.ts'
import { hasRole, type Role } from '#shared/role.ts'
import { said } from '#shared/words/message.ts'
import { noSuchRecord } from '#records/messages.ts'

function collectionCalled(name: string) {
  const collection = allCollections.find((each) => each.name === name)
  if (!collection) throw new AppError('NOT_FOUND', said(m.noSuchCollection, { name }))
  return collection
}

/** For whoever may not see its records, none of them exists. */
function collectionSeenBy(role: Role, name: string) {
  const collection = collectionCalled(name)
  if (!hasRole(role, collection.reads)) throw notThere(collection)
  return collection
}

const notThere = ({ one }: Pick<AnyCollection, 'one'>) => new AppError('NOT_FOUND', said(noSuchRecord, { noun: one }))

export async function getAnyRecord(db: Reader, name: string, id: string, role: Role) {
  const collection = collectionSeenBy(role, name)
  const record = await getRecord(db, collection, id)
  return { collection, record, title: collection.titleOf(record) }
}

/** Polled every few seconds by every open form, so nothing else of the record is read. */
export async function getVersion(db: Reader, name: string, id: string, role: Role): Promise<number> {
  const { table, one } = collectionSeenBy(role, name)
  const row = await untyped(db).selectFrom(table).where('id', '=', id).select('version').executeTakeFirst()
  if (!row) throw notThere({ one })
  return Number(row['version'])
}

/** The title of each record, by `collection/id`; deleted ones are left out. */
export async function titlesOf(
  db: Reader,
  places: { collection: string; recordId: string }[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [name, own] of Map.groupBy(places, (place) => place.collection)) {
    const { table, decode, titleOf } = collectionCalled(name)
    const ids = own.map(({ recordId }) => recordId)
    const rows = await untyped(db).selectFrom(table).where('id', 'in', ids).selectAll().execute()
    for (const record of rows.map(decode)) titles.set(`${name}/${record.id}`, titleOf(record))
  }
  return titles
}
