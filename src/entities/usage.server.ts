import { sql } from 'kysely'
import type { Reader } from '#entities/tables.server.ts'
import type { RefModel } from '#entities/ref-model.ts'
import { type Relation, relationsWith } from '#entities/relations.ts'
import type { UsedBy } from '#shared/schema/usage.ts'

/** One place that refers to a record. */
export interface Usage {
  collection: string
  id: string
  title: string
  /** How it refers: “logo”, “payment method”, “content”. */
  as: string
  /** A list has it in by its rule, not by name: it is shown there, but nothing breaks without it. */
  isByRule?: true
}

/** Posts that show the record in their text, as their writer, banner or subject. */
export async function postsThatUse(db: Reader, model: RefModel, id: string): Promise<Usage[]> {
  const rows = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', model)
    .where('postRef.refId', '=', id)
    .select(['post.id', 'post.title'])
    .orderBy('post.titleSort')
    .execute()
  return rows.map((row) => ({ collection: 'posts', ...row, as: 'page' }))
}

const COLLECTIONS = { casino: 'casinos', bookmaker: 'bookmakers' } as const

/** Records that have it in one of their lists. */
export async function ownersThatUse(db: Reader, member: Relation['member'], id: string): Promise<Usage[]> {
  const found = await Promise.all(
    relationsWith(member).map(async ({ table, owner, ownerColumn, memberColumn, noun }) => {
      const { rows } = await sql<{ id: string; title: string }>`
        select owner.id, owner.title from ${sql.table(owner)} as owner
        join ${sql.table(table)} as relation on ${sql.ref(`relation.${ownerColumn}`)} = owner.id
        where ${sql.ref(`relation.${memberColumn}`)} = ${id} order by owner.title_sort`.execute(db)
      return rows.map((row) => ({ collection: COLLECTIONS[owner], ...row, as: noun }))
    }),
  )
  return found.flat()
}

export const UNUSED: UsedBy = { casinos: 0, bookmakers: 0, posts: 0 }

/** How much refers to each of the records: one query for all of them. Archived ones count, they hold it too. */
export async function countUses(
  db: Reader,
  model: RefModel & ('Writer' | 'GameType' | 'PaymentMethod' | 'SoftwareProvider'),
  items: { id: string; usedBy: UsedBy }[],
): Promise<void> {
  if (items.length === 0) return
  const ids = sql.join(items.map(({ id }) => id))
  const counts = [
    sql`select 'posts' as "by", ref_id as id, count(*) as count from post_ref
      where model = ${model} and ref_id in (${ids}) group by ref_id`,
    ...relationsWith(lowerFirst(model)).map(({ table, owner, memberColumn }) => {
      const member = sql.ref(memberColumn)
      return sql`select ${sql.lit(COLLECTIONS[owner])} as "by", ${member} as id, count(*) as count
        from ${sql.table(table)} where ${member} in (${ids}) group by ${member}`
    }),
  ]
  const { rows } = await sql<{ by: keyof UsedBy; id: string; count: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db)
  const uses = new Map(items.map(({ id }) => [id, { ...UNUSED }]))
  for (const { by, id, count } of rows) Object.assign(uses.get(id) ?? {}, { [by]: count })
  for (const item of items) item.usedBy = uses.get(item.id) ?? UNUSED
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

const MEDIA_COLUMNS = [
  ['casino', 'logo', 'casinos'],
  ['bookmaker', 'logo', 'bookmakers'],
  ['paymentMethod', 'logo', 'payment-methods'],
  ['softwareProvider', 'logo', 'software-providers'],
] as const

export async function mediaUsedWhere(db: Reader, id: string): Promise<Usage[]> {
  const logos = await Promise.all(
    MEDIA_COLUMNS.map(async ([table, column, collection]) => {
      const rows = await db.selectFrom(table).where(column, '=', id).select(['id', 'title']).execute()
      return rows.map((row) => ({ collection, ...row, as: column }))
    }),
  )
  const writers = await db.selectFrom('writer').where('avatar', '=', id).select(['id', 'fullName as title']).execute()
  const posts = await postsThatUse(db, 'Media', id)
  return [...logos.flat(), ...writers.map((row) => ({ collection: 'writers', ...row, as: 'avatar' })), ...posts]
}
