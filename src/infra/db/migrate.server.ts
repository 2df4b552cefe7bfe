import type { Kysely } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { migrations } from '#infra/db/migrations/index.server.ts'
import { coreOf } from '#infra/db/core-tables.server.ts'
import { whenFree } from '#infra/db/when-free.server.ts'
import { ConfigError } from '#infra/env.server.ts'

/** Each step is one transaction with a lock: concurrent starts wait, and a killed one leaves nothing half done. */
export async function migrate(db: Kysely<any>, steps: readonly Migration[] = migrations): Promise<string[]> {
  const ran: string[] = []
  for (const step of [undefined, ...steps]) {
    await whenFree(() =>
      coreOf(db)
        .transaction()
        .execute(async (trx) => {
          await dialectOf(trx).lockForSetup(trx)
          await trx.schema
            .createTable('migration')
            .ifNotExists()
            .addColumn('name', 'text', (column) => column.primaryKey())
            .addColumn('applied_at', 'text', (column) => column.notNull())
            .execute()
          const applied = new Set((await trx.selectFrom('migration').select('name').execute()).map((row) => row.name))
          if (!step) return refuseNewerSchema(applied, steps)
          if (applied.has(step.name)) return
          await step.up(trx)
          await dialectOf(trx).describeTables(trx)
          await trx.insertInto('migration').values({ name: step.name, appliedAt: new Date().toISOString() }).execute()
          ran.push(step.name)
        }),
    )
  }
  return ran
}

function refuseNewerSchema(applied: Set<string>, steps: readonly Migration[]) {
  const known = new Set(steps.map((step) => step.name))
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new ConfigError(
      `The database was written by a newer version of this program (it has ${unknown.join(', ')}). Start that version.`,
    )
  }
}
