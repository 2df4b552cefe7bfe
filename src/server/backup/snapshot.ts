import { migrations } from '#infra/db/migrations/index.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import type { Db } from '#records/db.server.ts'
import { ConfigError, type Env } from '#infra/env.server.ts'

export const MIGRATION_NAMES = migrations.map((migration) => migration.name)

export async function readSnapshot<T>(
  config: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const database = openDb(config)
  try {
    // Takes no lock that would block a writer.
    const snapshot = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return await snapshot.execute(async (db) => {
      // The snapshot is taken by the first read, which this is.
      await refuseOtherSchema(db)
      return await read(db)
    })
  } finally {
    await database.destroy()
  }
}

async function refuseOtherSchema(db: Db): Promise<void> {
  const tables = await db.introspection.getTables()
  const applied = tables.some((table) => table.name === 'migration')
    ? (await db.selectFrom('migration').select('name').execute()).map((row) => row.name)
    : []
  if (applied.toSorted().join() === MIGRATION_NAMES.toSorted().join()) return
  throw new ConfigError('The database is not set up for this version of the program; run: npm run cli -- migrate')
}
