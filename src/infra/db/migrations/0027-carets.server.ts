import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Where in a text somebody writes. */
export const carets: Migration = {
  name: '0027-carets',
  async up(db) {
    await db.schema
      .alterTable('presence')
      .addColumn('caret', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
