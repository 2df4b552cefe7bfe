import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** What search engines were told of lately, and what they answered. */
export const indexNowBatches: Migration = {
  name: '0092-index-now-batches',
  async up(db) {
    await db.schema
      .createTable('index_now_batch')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('paths', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('index_now_batch_at').on('index_now_batch').columns(['at', 'id']).execute()
  },
}
