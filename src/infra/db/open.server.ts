import { join } from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import pg from 'pg'
import type { TaggedTables } from '#infra/cache/query-tags.server.ts'
import { createQueryTracker } from '#infra/cache/tracking.server.ts'
import { makeDataFolder } from '#infra/data-folder.server.ts'
import { fromSqlite } from '#infra/db/errors.server.ts'
import { NamedPostgresDialect, NamedSqliteDialect, namedRows } from '#infra/db/names.server.ts'
import { addReadingThread } from '#infra/db/off-thread.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import { messageOf } from '#shared/thrown.ts'

export interface DatabaseConfig {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/** For a new connection and for a free one; visitors get the 503 within two seconds. */
const CONNECT_TIMEOUT_MS = 1500
const STATEMENT_TIMEOUT_MS = 15_000
/** By then PostgreSQL has timed out itself, so the response was lost on the way. */
const ANSWER_TIMEOUT_MS = 20_000

export const sqliteFile = (dataDir: string) => join(dataDir, 'rozvazne.db')

export function openDatabase<Tables>(config: DatabaseConfig, tagged: TaggedTables): Kysely<Tables> {
  makeDataFolder(config.DATA_DIR)
  const { log, plugin } = createQueryTracker(tagged)
  const plugins = [namedRows, plugin]
  if (config.DATABASE_URL) {
    return new Kysely<Tables>({ dialect: postgresDialect(config.DATABASE_URL), plugins, log })
  }
  const dialect = sqliteDialect(config.DATA_DIR)
  const db = new Kysely<Tables>({ dialect, plugins, log })
  addReadingThread(db, new Kysely<Tables>({ dialect: dialect.inThread(db.getExecutor().adapter), plugins, log }))
  return db
}

function sqliteDialect(dataDir: string): NamedSqliteDialect {
  try {
    return new NamedSqliteDialect(sqliteFile(dataDir))
  } catch (error) {
    throw new ConfigError(`DATA_DIR is not usable: ${messageOf(error)}`, { cause: fromSqlite(error) })
  }
}

/** A connection on which a response was lost is useless: any further query would wait behind it. */
class ImpatientClient extends pg.Client {
  #isLost = false

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const response: unknown = super.query(...args)
    if (!(response instanceof Promise)) return response
    return response.catch((error: Error) => {
      if (error.message === 'Query read timeout') {
        this.#isLost = true
        void this.end().catch(() => {})
      }
      throw this.#isLost ? Object.assign(error, { code: 'ETIMEDOUT' }) : error
    })
  }) as pg.Client['query']
}

function postgresDialect(connectionString: string): Dialect {
  // count(*) and sum() are 64-bit in PostgreSQL; ours stay well within a JavaScript number.
  const types = {
    getTypeParser: ((oid: number, format: never) =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: 'rozvazne',
    keepAlive: true,
  })
  // Without a listener a lost connection would end the process. The pool reconnects by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new NamedPostgresDialect({ pool })
}
