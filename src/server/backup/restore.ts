import { sql } from 'kysely'
import type { Services } from '#records/services.server.ts'
import { excludeUnsubscribed } from '#features/watching/restore.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { TABLE_NAMES, type TableName } from '#entities/tables.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import {
  entriesOf,
  type Manifest,
  MANIFEST,
  mediaPath,
  readAll,
  readRows,
  ROWS_AT_ONCE,
  tablePath,
  verifyBackup,
} from '#server/backup/archive.ts'
import { withNewFiles } from '#server/backup/new-files.ts'
import { type Progress, noProgress } from '#server/backup/progress.ts'
import { AppError } from '#shared/app-error.ts'

interface RestoreOptions {
  replace: boolean
  onVerify?: Progress
  onRestore?: Progress
}

/** Replaces the database by a backup in one transaction; an incomplete backup changes nothing. */
export async function restoreBackup(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  path: string,
  { replace, onVerify = noProgress, onRestore = noProgress }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await verifyBackup(path, onVerify)
  await migrate(db)
  await withNewFiles(storage, (put) =>
    inTransaction(db, async (trx) => {
      await keepOthersOut(trx)
      if (!replace && !(await isEmpty(trx))) {
        throw new AppError('BAD_REQUEST', 'The database is not empty; add --replace to lose what is in it.')
      }
      const leaveOut = await excludeUnsubscribed(trx)
      for (const table of TABLE_NAMES.toReversed()) await untyped(trx).deleteFrom(table).execute()
      const tables = new Map(TABLE_NAMES.map((table) => [tablePath(table), table]))
      for await (const entry of entriesOf(path, onRestore)) {
        const { name } = entry.header
        const table = tables.get(name)
        if (table) await readRows(entry, ROWS_AT_ONCE, (rows) => insertRows(trx, table, rows))
        else if (name === MANIFEST) await readAll(entry)
        else await put(name.slice(mediaPath('').length), await readAll(entry))
      }
      await leaveOut()
    }),
  )
  return manifest
}

async function insertRows(trx: Trx, table: TableName, rows: Record<string, unknown>[]): Promise<void> {
  await untyped(trx).insertInto(table).values(rows).execute()
}

/** On SQLite the transaction is the only writer from its beginning. */
async function keepOthersOut(trx: Trx): Promise<void> {
  const dialect = dialectOf(trx)
  await dialect.lockForSetup(trx)
  if (dialect.name === 'sqlite') return
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`lock table ${sql.join(TABLE_NAMES.map((table) => sql.table(table)))} in exclusive mode`.execute(trx)
}

/** Rows that the program itself writes at its start do not count. */
const ALWAYS_FILLED = new Set<TableName>(['migration', 'settings'])

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of TABLE_NAMES.filter((name) => !ALWAYS_FILLED.has(name))) {
    const row = await untyped(db)
      .selectFrom(table)
      .select(sql`1`.as('found'))
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}
