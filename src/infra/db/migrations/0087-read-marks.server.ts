import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Up to where each process has added up its reads, so that none counts twice. */
export const readMarks: Migration = {
  name: '0087-read-marks',
  async up(db) {
    await db.schema
      .createTable('read_mark')
      .addColumn('counter', 'text', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute()
  },
}
