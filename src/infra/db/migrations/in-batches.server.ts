import { type Kysely, type RawBuilder, sql } from 'kysely'

const ROWS = 2000

/** Updates rows by ranges of their ids: PostgreSQL would cancel one statement for all of them by its timeout. */
export async function inBatches(
  db: Kysely<any>,
  table: string,
  change: (within: RawBuilder<boolean>) => RawBuilder<unknown>,
  rows = ROWS,
): Promise<void> {
  for (let after = ''; ;) {
    const { rows: found } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id > ${after} order by id limit ${sql.lit(rows)}`.execute(db)
    const last = found.at(-1)?.id
    if (last === undefined) return
    await change(sql<boolean>`id > ${after} and id <= ${last}`).execute(db)
    after = last
  }
}
