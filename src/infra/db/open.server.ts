import { join } from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import { makeDataFolder } from '#infra/data-folder.server.ts'
import { NamedPostgresDialect, NamedSqliteDialect, namedRows } from '#infra/db/names.server.ts'
import type { Tables } from '#infra/db/tables.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import { noteQuery } from '#infra/db/tracking.server.ts'

export type Db = Kysely<Tables>

interface DatabaseConfig {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/** For a new connection and for a free one; a visitor is told within two seconds that the database is away. */
const CONNECT_TIMEOUT_MS = 1500
const STATEMENT_TIMEOUT_MS = 15_000

export const sqliteFile = (dataDir: string) => join(dataDir, 'rozvazne.db')

const plugins = [namedRows]

export function openDb(config: DatabaseConfig): Db {
  makeDataFolder(config.DATA_DIR)
  return config.DATABASE_URL ? openPostgres(config.DATABASE_URL) : openSqlite(config.DATA_DIR)
}

function openSqlite(dataDir: string): Db {
  try {
    return new Kysely<Tables>({ dialect: new NamedSqliteDialect(sqliteFile(dataDir)), plugins, log: noteQuery })
  } catch (error) {
    throw new ConfigError(`DATA_DIR is not usable: ${(error as Error).message}`)
  }
}

function openPostgres(connectionString: string): Db {
  // count(*) and sum() are 64-bit there; ours stay far below what a JavaScript number holds.
  const types = {
    getTypeParser: ((oid: number, format: never) =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'rozvazne',
    keepAlive: true,
  })
  // Without a listener a lost connection would end the process, an idle one as well as one between two statements of a
  // transaction. The pool opens a new one by itself, and the next statement on the old one fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new NamedPostgresDialect({ pool }), plugins, log: noteQuery })
}
