import * as m from '#records/messages.ts'
import { sql } from 'kysely'
import type { AnyCollection } from '#records/collection.server.ts'
import { nounOf, recordsConfig } from '#records/config.server.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import type { Usage } from '#shared/schema/usage.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

/** At most MAX_USAGES of each kind. */
export async function usedWhere(db: Reader, { table }: Pick<AnyCollection, 'table'>, id: string): Promise<Usage[]> {
  const usages = [...(await ownersThatUse(db, table, id)), ...(await fieldsThatUse(db, table, id))]
  for (const find of recordsConfig().usedBy) usages.push(...(await find(db, { table, id })))
  return usages
}

const allCollections = () => Object.values(recordsConfig().collections)

/** Lists whose members are records of this table. */
export const listsWith = (member: RecordTable) =>
  allCollections().flatMap((collection) =>
    collection.relations.flatMap((relation) => (relation.member === member ? [{ ...relation, collection }] : [])),
  )

async function ownersThatUse(db: Reader, member: RecordTable, id: string): Promise<Usage[]> {
  const found = await Promise.all(
    listsWith(member).map(async ({ collection, table, owner, ownerColumn, memberColumn }) => {
      const { rows } = await sql<{ id: string; title: string }>`
        select owner.id, owner.title from ${sql.table(owner)} as owner
        join ${sql.table(table)} as relation on ${sql.ref(`relation.${ownerColumn}`)} = owner.id
        where ${sql.ref(`relation.${memberColumn}`)} = ${id} order by owner.title_sort limit ${sql.lit(MAX_USAGES)}`.execute(
        db,
      )
      return rows.map((row) => ({ collection: collection.name, ...row, as: said(nounOf(member)) }))
    }),
  )
  return found.flat()
}

const referencesTo = (table: RecordTable) =>
  allCollections().flatMap((collection) =>
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
        as: roleOf(field),
      }))
    }),
  )
  return found.flat()
}

const ROLES: Readonly<Record<string, Message>> = {
  avatar: m.asAvatar,
  bookmaker: m.asBookmaker,
  casino: m.asCasino,
  logo: m.asLogo,
  method: m.asMethod,
  proof: m.asProof,
  reviewPost: m.asReview,
}

function roleOf(field: string): Said {
  const role = ROLES[field]
  if (!role) throw new Error(`Nothing says what the field ${field} refers to.`)
  return said(role)
}
