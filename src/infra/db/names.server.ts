import { type KyselyPlugin, PostgresDialect, PostgresQueryCompiler, SqliteQueryCompiler, type UnknownRow } from 'kysely'
import { NodeSqliteDialect } from '#infra/db/node-sqlite.server.ts'

/**
 * Tables say `is_deleted`, the program says `isDeleted`. Kysely's own plugin for it copies the tree of every query; here
 * names change while the SQL is written, and rows only where a column has two words.
 */
const remembered = (change: (name: string) => string) => {
  const known = new Map<string, string>()
  return (name: string) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const changed = change(name)
    known.set(name, changed)
    return changed
  }
}

export const inSql = remembered((name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase())
const inProgram = remembered((name) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

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
  override createQueryCompiler = () => new SqliteNames()
}

export class NamedPostgresDialect extends PostgresDialect {
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
