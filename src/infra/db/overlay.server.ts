import { type ControlledTransactionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** Rows that stand for all of a table with this value in this column. */
export interface Overlay {
  table: string
  column: string
  value: string
  rows: Record<string, unknown>[]
}

export const undone = <Tables, T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  rolledBack(db.startTransaction(), work)

/** Nothing is written and no writer waits: temporary views have the names of the tables and precede them. */
export function withOverlays<Tables, T>(
  db: Kysely<Tables>,
  overlays: readonly Overlay[],
  read: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const start = db.startTransaction()
  // On SQLite any other transaction would be the writer. PostgreSQL refuses views in a read-only one.
  return rolledBack(dialectOf(db).name === 'sqlite' ? start.setAccessMode('read only') : start, async (trx) => {
    for (const overlay of overlays) await cover(trx, overlay)
    return read(trx)
  })
}

async function rolledBack<Tables, T>(
  start: ControlledTransactionBuilder<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const trx = await start.execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

async function cover(trx: Kysely<any>, { table, column, value, rows }: Overlay): Promise<void> {
  const own = `overlay_${table}`
  // SQLite resolves names in a view when it is read, and would find the view itself.
  const stored = sql.table(dialectOf(trx).name === 'sqlite' ? `main.${table}` : table)
  await sql`create temporary table ${sql.table(own)} as select * from ${stored} where 1 = 0`.execute(trx)
  if (rows.length > 0) await trx.insertInto(own).values(rows).execute()
  // A view takes no parameters.
  await sql`create temporary view ${sql.table(table)} as
    select * from ${stored} where ${sql.ref(column)} <> ${sql.lit(value)}
    union all select * from ${sql.table(own)}`.execute(trx)
}
