import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** `sign_in_failure` stays, empty: during a rollout the previous version still counts there. */
export const throttle: Migration = {
  name: '0015-throttle',
  async up(db) {
    await db.schema
      .createTable('throttle')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('times', dialectOf(db).sortableText, (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('throttle_expiry').on('throttle').columns(['expires_at']).execute()
    await db.deleteFrom('sign_in_failure').execute()
  },
}
