import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Keys whose end was told, secrets that sign on for a day, and queues of any length. */
export const endingSecrets: Migration = {
  name: '0074-ending-secrets',
  async up(db) {
    await db.schema.alterTable('api_key').addColumn('end_told_at', 'text').execute()
    await db.schema
      .alterTable('webhook')
      .addColumn('previous_secret', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable('webhook').addColumn('previous_until', 'text').execute()
    await sql`drop index webhook_delivery_waiting`.execute(db)
    // With the column that is always null in it, SQLite counts without the rows.
    await sql`create index webhook_delivery_waiting on webhook_delivery (webhook_id, type, delivered_at) where delivered_at is null`.execute(
      db,
    )
    await sql`create index webhook_delivery_before on webhook_delivery (webhook_id, record_key, position) where delivered_at is null`.execute(
      db,
    )
  },
}
