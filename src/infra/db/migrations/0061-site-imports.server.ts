import { texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Imports of other sites, and which record each of their items became. */
export const siteImports: Migration = {
  name: '0061-site-imports',
  async up(db) {
    await texts(
      db.schema.createTable('site_import').addColumn('id', 'text', (column) => column.primaryKey()),
      'name',
      'site',
      'actor',
      'created_at',
    ).execute()
    await texts(
      db.schema
        .createTable('site_import_item')
        // What it was there: wordpress:stary-web.example:post:21.
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('import_id', 'text', (column) => column.notNull().references('site_import.id').onDelete('cascade'))
        .addColumn('version', 'integer', (column) => column.notNull()),
      'collection',
      'record_id',
      // The number in /?p=21, '' for what is no post.
      'old_id',
    ).execute()
    await db.schema.createIndex('site_import_item_import').on('site_import_item').columns(['import_id']).execute()
    await db.schema.createIndex('site_import_item_old_id').on('site_import_item').columns(['old_id']).execute()
  },
}
