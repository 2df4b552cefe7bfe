import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'

/** Shared by the connections of the process and of its reading thread; imports nothing but Node. */
const READER_TIMEOUT_MS = 250
const MAX_STATEMENTS = 500

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export function openReader(file: string): DatabaseSync {
  const reader = new DatabaseSync(file, { timeout: READER_TIMEOUT_MS, readOnly: true })
  reader.exec('pragma cache_size = -32000; pragma temp_store = memory')
  return reader
}

interface Prepared {
  statement: StatementSync
  hasRows: boolean
}

/** Preparing costs more than most of our queries, and the same few hundred recur. */
const statementsOf = new WeakMap<DatabaseSync, Map<string, Prepared>>()

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statements = statementsOf.get(database) ?? new Map<string, Prepared>()
  statementsOf.set(database, statements)
  const known = statements.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  const made = { statement, hasRows: statement.columns().length > 0 }
  if (statements.size === MAX_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
  statements.set(sql, made)
  return made
}

export function run<Row>(database: DatabaseSync, { sql, parameters }: Statement): QueryResult<Row> {
  const { statement, hasRows } = prepare(database, sql)
  const values = parameters as SQLInputValue[]
  if (hasRows) return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
}
