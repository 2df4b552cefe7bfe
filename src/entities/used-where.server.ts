import { sql } from 'kysely'
import type { AnyCollection } from '#entities/collection.server.ts'
import { COLLECTIONS, collections } from '#entities/collections.server.ts'
import { modelOf } from '#entities/names.ts'
import { relationsWith } from '#entities/relations.ts'
import type { Reader, RecordTable } from '#entities/tables.server.ts'
import { untyped } from '#entities/untyped.server.ts'
import { postsThatUse } from '#entities/usage.server.ts'
import { MAX_USAGES, type Usage } from '#shared/schema/usage.ts'

/** At most MAX_USAGES of each kind. */
export async function usedWhere(db: Reader, { table }: Pick<AnyCollection, 'table'>, id: string): Promise<Usage[]> {
  return [
    ...(await ownersThatUse(db, table, id)),
    ...(await fieldsThatUse(db, table, id)),
    ...(await postsThatUse(db, modelOf(table), id)),
    ...(await changesThatUse(db, id)),
  ]
}

async function changesThatUse(db: Reader, id: string): Promise<Usage[]> {
  const rows = await db
    .selectFrom('waitingChangeRef')
    .innerJoin('waitingChange', 'waitingChange.id', 'waitingChangeRef.changeId')
    .leftJoin('post', 'post.id', 'waitingChange.recordId')
    .leftJoin('casino', 'casino.id', 'waitingChange.recordId')
    .leftJoin('bookmaker', 'bookmaker.id', 'waitingChange.recordId')
    .where('waitingChangeRef.refId', '=', id)
    .where('waitingChange.recordId', '!=', id)
    .select(['waitingChange.collection', 'waitingChange.recordId', 'waitingChange.title as change'])
    .select((eb) => eb.fn.coalesce('post.title', 'casino.title', 'bookmaker.title').as('title'))
    .orderBy('waitingChange.createdAt')
    .limit(MAX_USAGES)
    .execute()
  return rows.map(({ collection, recordId, title, change }) => ({
    collection,
    id: recordId,
    title: title ?? '',
    as: change ? `the waiting change “${change}”` : 'a waiting change',
  }))
}

async function ownersThatUse(db: Reader, member: RecordTable, id: string): Promise<Usage[]> {
  const found = await Promise.all(
    relationsWith(member).map(async ({ table, owner, ownerColumn, memberColumn, noun }) => {
      const { rows } = await sql<{ id: string; title: string }>`
        select owner.id, owner.title from ${sql.table(owner)} as owner
        join ${sql.table(table)} as relation on ${sql.ref(`relation.${ownerColumn}`)} = owner.id
        where ${sql.ref(`relation.${memberColumn}`)} = ${id} order by owner.title_sort limit ${sql.lit(MAX_USAGES)}`.execute(
        db,
      )
      return rows.map((row) => ({ collection: COLLECTIONS[owner].name, ...row, as: noun }))
    }),
  )
  return found.flat()
}

const referencesTo = (table: RecordTable) =>
  collections.flatMap((collection) =>
    Object.entries(collection.references).flatMap(([field, target]) =>
      target === table ? [{ collection, field }] : [],
    ),
  )

type Reference = ReturnType<typeof referencesTo>[number]

const isOwnership = ({ collection, field }: Reference) => collection.partOf.includes(field)

/** Collections whose records are parts of records of this table, with the field that names the owner. */
export const partsOf = (table: RecordTable) => referencesTo(table).filter(isOwnership)

/** References that block a deletion. */
export const fieldsReferringTo = (table: RecordTable) =>
  referencesTo(table).filter((reference) => !isOwnership(reference))

async function fieldsThatUse(db: Reader, table: RecordTable, id: string): Promise<Usage[]> {
  const found = await Promise.all(
    fieldsReferringTo(table).map(async ({ collection, field }) => {
      const rows = await untyped(db)
        .selectFrom(collection.table)
        .where(field, '=', id)
        .selectAll()
        .limit(MAX_USAGES)
        .execute()
      const records = rows.map(collection.decode)
      const { name, titleOf } = collection
      return records.map((record) => ({
        collection: name,
        id: record.id,
        title: titleOf(record),
        as: roleOf(field, table),
      }))
    }),
  )
  return found.flat()
}

/** `logo` → “logo”, `reviewPost` → “review” */
const roleOf = (field: string, table: RecordTable) =>
  field.endsWith(modelOf(table)) ? field.slice(0, -table.length) : field
