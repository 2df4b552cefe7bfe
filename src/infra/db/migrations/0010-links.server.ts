import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { texts } from '#infra/db/migrations/columns.server.ts'

/** The last known state of outbound links, and leases for work that only one of several processes may do. */
export const links: Migration = {
  name: '0010-links',
  async up(db) {
    await texts(
      db.schema
        .createTable('link_check')
        .addColumn('url', 'text', (column) => column.primaryKey())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .addColumn('next_at', 'text', (column) => column.notNull()),
      'host',
      'state',
      'detail',
    ).execute()
    await db.schema
      .createTable('lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()
  },
}
