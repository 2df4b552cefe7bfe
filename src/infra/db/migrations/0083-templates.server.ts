import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Templates of posts and of blocks, with the records that they show. */
export const templates: Migration = {
  name: '0083-templates',
  async up(db) {
    let table = db.schema.createTable('template').addColumn('id', 'text', (column) => column.primaryKey())
    for (const name of ['kind', 'name', 'fields', 'about', 'author_name', 'created_at', 'updated_at']) {
      table = table.addColumn(name, 'text', (column) => column.notNull())
    }
    await table.addColumn('is_deleted', 'integer', (column) => column.notNull()).execute()
    await db.schema
      .createTable('template_ref')
      .addColumn('template_id', 'text', (column) => column.notNull().references('template.id').onDelete('cascade'))
      .addColumn('ref_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('template_ref_pk', ['template_id', 'ref_id'])
      .execute()
    await db.schema.createIndex('template_ref_target').on('template_ref').columns(['ref_id']).execute()
  },
}
