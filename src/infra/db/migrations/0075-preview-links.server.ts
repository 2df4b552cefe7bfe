import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Links by which somebody without an account reads a draft or a waiting change. */
export const previewLinks: Migration = {
  name: '0075-preview-links',
  async up(db) {
    let table = db.schema
      .createTable('preview_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('post_id', 'text', (column) => column.notNull().references('post.id').onDelete('cascade'))
      .addColumn('change_id', 'text')
    for (const name of ['name', 'hash', 'maker_id', 'maker_name', 'created_at', 'expires_at', 'ended_by']) {
      table = table.addColumn(name, 'text', (column) => column.notNull())
    }
    await table
      .addColumn('ended_at', 'text')
      .addColumn('opened_count', 'integer', (column) => column.notNull())
      .addColumn('opened_at', 'text')
      .execute()
    await db.schema.createIndex('preview_link_hash').on('preview_link').column('hash').unique().execute()
    await db.schema.createIndex('preview_link_post').on('preview_link').columns(['post_id', 'created_at']).execute()
    await db.schema.createIndex('preview_link_maker').on('preview_link').column('maker_id').execute()
    await db.schema.createIndex('preview_link_expires').on('preview_link').column('expires_at').execute()
  },
}
