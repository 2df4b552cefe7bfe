import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** How processes that share one SQLite file notify each other of cached pages to invalidate. */
export const pageChanges: Migration = {
  name: '0008-page-changes',
  async up(db) {
    await db.schema
      .createTable('page_change')
      .addColumn('id', dialectOf(db).autoId, (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .execute()
  },
}
