import { sql } from 'kysely'
import { modelOf } from '#records/names.ts'
import type { ListColumn } from '#records/collection.server.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { fieldsReferringTo, listsWith } from '#records/crud/used-where.server.ts'
import { UsedBy } from '#shared/schema/usage.ts'

export const UNUSED: UsedBy = { casinos: 0, bookmakers: 0, posts: 0, 'payout-tests': 0 }

/** Counts the references to each record in one query. Archived records count, because they block deletion, too. */
async function countUses(db: Reader, table: RecordTable, items: { id: string; usedBy: UsedBy }[]): Promise<void> {
  if (items.length === 0) return
  const ids = sql.join(items.map(({ id }) => id))
  const counts = [
    sql`select 'posts' as "by", ref_id as id, count(*) as count from post_ref
      where model = ${modelOf(table)} and ref_id in (${ids}) group by ref_id`,
    ...listsWith(table).map((relation) => {
      const member = sql.ref(relation.memberColumn)
      return sql`select ${sql.lit(`${relation.owner}s`)} as "by", ${member} as id, count(*) as count
        from ${sql.table(relation.table)} where ${member} in (${ids}) group by ${member}`
    }),
    ...fieldsReferringTo(table).map(({ collection, field }) => {
      const member = sql.ref(field)
      return sql`select ${sql.lit(collection.name)} as "by", ${member} as id, count(*) as count
        from ${sql.table(collection.table)} where ${member} in (${ids}) group by ${member}`
    }),
  ]
  const { rows } = await sql<{ by: string; id: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const uses = new Map(items.map(({ id }) => [id, { ...UNUSED }]))
  for (const { by, id, count } of rows) Object.assign(uses.get(id) ?? {}, { [by]: count })
  for (const item of items) item.usedBy = uses.get(item.id) ?? UNUSED
}

export const usedBy: ListColumn<'usedBy', UsedBy> = {
  name: 'usedBy',
  schema: UsedBy,
  empty: UNUSED,
  load: (db, items, { table }) => countUses(db, table, items),
}
