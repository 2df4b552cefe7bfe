import { sql } from 'kysely'
import type { Reader, RecordTable } from '#entities/tables.server.ts'
import { modelOf } from '#entities/names.ts'
import { relationsWith } from '#entities/relations.ts'
import { MAX_USAGES, type UsedBy } from '#shared/schema/usage.ts'

/** A place that refers to a record. */
export interface Usage {
  collection: string
  id: string
  title: string
  /** How it refers: “logo”, “payment method”, “content”. */
  as: string
  /** A list includes it by its rule, not by name: deleting it breaks nothing. */
  isByRule?: true
}

/** Posts that refer to the record: in their text, as writer, banner or subject. A post's reference to itself does not count. */
export async function postsThatUse(db: Reader, model: string, id: string): Promise<Usage[]> {
  const rows = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', model)
    .where('postRef.refId', '=', id)
    .where('post.id', '!=', id)
    .select(['post.id', 'post.title'])
    .orderBy('post.titleSort')
    .limit(MAX_USAGES)
    .execute()
  return rows.map((row) => ({ collection: 'posts', ...row, as: 'page' }))
}

export const UNUSED: UsedBy = { casinos: 0, bookmakers: 0, posts: 0 }

/** Counts the references to each record in one query. Archived records count, because they block deletion, too. */
export async function countUses(
  db: Reader,
  table: RecordTable,
  items: { id: string; usedBy: UsedBy }[],
): Promise<void> {
  if (items.length === 0) return
  const ids = sql.join(items.map(({ id }) => id))
  const counts = [
    sql`select 'posts' as "by", ref_id as id, count(*) as count from post_ref
      where model = ${modelOf(table)} and ref_id in (${ids}) group by ref_id`,
    ...relationsWith(table).map((relation) => {
      const member = sql.ref(relation.memberColumn)
      const by: keyof UsedBy = `${relation.owner}s`
      return sql`select ${sql.lit(by)} as "by", ${member} as id, count(*) as count
        from ${sql.table(relation.table)} where ${member} in (${ids}) group by ${member}`
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
