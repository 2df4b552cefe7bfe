import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { createRecordTable, createSlugIndex, flags, texts } from '#infra/db/migrations/columns.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

export const site: Migration = {
  name: '0004-site',
  async up(db) {
    await texts(
      db.schema
        .createTable('settings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull()),
      'robots_txt',
      'site_description',
      'contact_email',
      'operator',
    ).execute()

    await flags(texts(createRecordTable(db, 'redirect'), 'from_path', 'to_target', 'note'), 'is_active', 'hits')
      .addColumn('status', 'integer', (column) => column.notNull())
      .execute()
    await createSlugIndex(db, 'redirect', 'from_path')
    await db.schema.createIndex('redirect_target').on('redirect').columns(['to_target']).execute()

    await flags(texts(createRecordTable(db, 'message'), 'name', 'email', 'message'), 'is_read').execute()
    await db.schema.createIndex('message_newest').on('message').columns(['is_deleted', 'created_at']).execute()

    await flags(texts(createRecordTable(db, 'user'), 'email', 'name', 'role', 'password_hash'), 'is_active')
      .addColumn('title_sort', dialectOf(db).sortableText, (column) => column.notNull())
      .execute()
    await createSlugIndex(db, 'user', 'email')

    await flags(
      texts(
        db.schema
          .createTable('click')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('clicked_at', 'text', (column) => column.notNull()),
        'target_model',
        'target_id',
        'page',
        'block',
      ),
      'is_bot',
    ).execute()
    await db.schema.createIndex('click_by_time').on('click').columns(['clicked_at']).execute()
    await db.schema.createIndex('click_by_target').on('click').columns(['target_id', 'clicked_at']).execute()
  },
}
