import {
  type Dialect,
  type DialectAdapter,
  type Driver,
  type KyselyPlugin,
  PostgresDialect,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  type UnknownRow,
} from 'kysely'
import { fromPostgres, fromSqlite, translateErrors } from '#infra/db/errors.server.ts'
import { NodeSqliteDialect } from '#infra/db/node-sqlite.server.ts'
import { threadDriver } from '#infra/db/off-thread.server.ts'
import { memo } from '#shared/memo.ts'

/** Kysely's own plugin copies the tree of every query; here names are converted while the SQL is written. */
const MAX_NAMES = 1000

export const inSql = memo(
  (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
  MAX_NAMES,
)
const inProgram = memo(
  (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  MAX_NAMES,
)

class SqliteNames extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(inSql(name))
  }
}

class PostgresNames extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(inSql(name))
  }
}

export class NamedSqliteDialect extends NodeSqliteDialect {
  override createDriver(): Driver {
    return translateErrors(super.createDriver(), fromSqlite)
  }
  override createQueryCompiler = () => new SqliteNames()

  inThread(adapter: DialectAdapter): Dialect {
    return {
      createDriver: () => translateErrors(threadDriver(this.thread), fromSqlite),
      createQueryCompiler: this.createQueryCompiler,
      // Caches and subscriptions identify a database by its adapter.
      createAdapter: () => adapter,
      createIntrospector: this.createIntrospector,
    }
  }
}

export class NamedPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return translateErrors(super.createDriver(), fromPostgres)
  }
  override createQueryCompiler() {
    return new PostgresNames()
  }
}

function named(row: UnknownRow): UnknownRow {
  const changed: UnknownRow = {}
  for (const column in row) changed[inProgram(column)] = row[column]
  return changed
}

export const namedRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(named) }),
}
