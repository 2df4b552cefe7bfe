import type { Migration } from '#infra/db/migrations/migration.server.ts'
import {
  createSlugIndex,
  createTitledTable,
  flags,
  jsons,
  reference,
  texts,
} from '#infra/db/migrations/columns.server.ts'

export const posts: Migration = {
  name: '0002-posts',
  async up(db) {
    let table = texts(createTitledTable(db, 'post'), 'slug', 'category', 'breadcrumb_title', 'date_posted')
    table = jsons(
      table,
      'content',
      'shortcodes_config',
      'references',
      'faq',
      'table_content',
      'breadcrumbs',
      'banner',
      'meta_tag',
    )
    table = flags(table, 'is_active', 'is_review_post', 'is_gone')
    table = table.addColumn('entity', 'text').addColumn('entity_model', 'text').addColumn('clear_cache_until', 'text')
    await reference(table, 'writer', 'writer').execute()

    await createSlugIndex(db, 'post')
    // For the lists of the site: published posts of a category, or of a writer, newest first.
    await db.schema
      .createIndex('post_published')
      .on('post')
      .columns(['is_deleted', 'is_active', 'category', 'updated_at'])
      .execute()
    await db.schema
      .createIndex('post_by_writer')
      .on('post')
      .columns(['writer', 'is_deleted', 'is_active', 'updated_at'])
      .execute()
    await db.schema.createIndex('post_by_entity').on('post').columns(['entity']).execute()

    await db.schema
      .createTable('post_ref')
      .addColumn('post_id', 'text', (column) => column.notNull().references('post.id').onDelete('cascade'))
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('ref_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_ref_pk', ['post_id', 'model', 'ref_id'])
      .execute()
    await db.schema.createIndex('post_ref_target').on('post_ref').columns(['model', 'ref_id']).execute()
  },
}
