import { flags } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Named lists of users; some are shared. */
export const savedViews: Migration = {
  name: '0025-saved-views',
  async up(db) {
    const table = db.schema
      .createTable('saved_view')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('owner_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
    await flags(table, 'is_shared').execute()
    await db.schema.createIndex('saved_view_list').on('saved_view').columns(['list', 'owner_id']).execute()
    await db.schema.createIndex('saved_view_owner').on('saved_view').columns(['owner_id']).execute()
  },
}
