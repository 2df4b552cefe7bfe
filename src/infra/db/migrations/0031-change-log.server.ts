import { texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The public log of changed facts of an offer. */
export const changeLog: Migration = {
  name: '0031-change-log',
  async up(db) {
    await texts(
      db.schema
        .createTable('change_entry')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        // Null: there was no value before, or is none now.
        .addColumn('before', 'text')
        .addColumn('after', 'text'),
      'collection',
      'record_id',
      'user_name',
      'fact',
      'reason',
    ).execute()
    await db.schema.createIndex('change_entry_record').on('change_entry').columns(['record_id', 'at', 'id']).execute()
    await db.schema.createIndex('change_entry_at').on('change_entry').columns(['at', 'record_id']).execute()
  },
}
