import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Whether search engines are told of changed pages, and which are still to be told. */
export const indexNow: Migration = {
  name: '0069-index-now',
  async up(db) {
    await db.schema
      .createTable('index_now')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('last_at', 'text')
      .addColumn('last_status', 'integer')
      .addColumn('last_count', 'integer', (column) => column.notNull())
      .addColumn('last_path', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('index_now_page')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .execute()
  },
}
