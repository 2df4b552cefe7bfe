import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { jsons, texts } from '#infra/db/migrations/columns.server.ts'

export const history: Migration = {
  name: '0005-history',
  async up(db) {
    const revision = texts(
      db.schema
        .createTable('revision')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('author_id', 'text'),
      'collection',
      'record_id',
      'author_name',
    )
    await jsons(revision, 'data').execute()
    await db.schema
      .createIndex('revision_of_record')
      .on('revision')
      .columns(['collection', 'record_id', 'number'])
      .unique()
      .execute()

    const audit = texts(
      db.schema
        .createTable('audit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('actor_id', 'text')
        .addColumn('ip', 'text')
        .addColumn('request_id', 'text'),
      'actor_name',
      'action',
      'collection',
      'record_id',
      'record_title',
    )
    await jsons(audit, 'change').execute()
    await db.schema.createIndex('audit_by_time').on('audit').columns(['at']).execute()
    await db.schema.createIndex('audit_by_record').on('audit').columns(['collection', 'record_id', 'at']).execute()

    await texts(
      db.schema.createTable('search_entry').addColumn('id', dialectOf(db).autoId, (column) => column.primaryKey()),
      'collection',
      'record_id',
      'title',
      'body',
    ).execute()
    await db.schema
      .createIndex('search_entry_record')
      .on('search_entry')
      .columns(['collection', 'record_id'])
      .unique()
      .execute()
    await dialectOf(db).createSearchIndex(db)
  },
}
