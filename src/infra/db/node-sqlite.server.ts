import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const BUSY_TIMEOUT_MS = 5000

/** Lets Kysely's SQLite dialect speak to the SQLite that is built into Node. */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000; pragma temp_store = memory',
  )
  return {
    close: () => database.close(),
    // A transaction takes the write lock at its beginning: one that starts as a reader and turns writer later would
    // fail at once when another process writes, instead of waiting its turn.
    prepare: (sql) => statement(database, sql === 'begin' ? 'begin immediate' : sql),
  }
}

function statement(database: DatabaseSync, sql: string): SqliteStatement {
  const prepared = database.prepare(sql)
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
    iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
    run: (parameters) => {
      const { changes, lastInsertRowid } = prepared.run(...(parameters as SQLInputValue[]))
      return { changes, lastInsertRowid }
    },
  }
}
