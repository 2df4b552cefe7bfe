import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The caret position of a user in a text. */
export const carets: Migration = {
  name: '0027-carets',
  async up(db) {
    await db.schema
      .alterTable('presence')
      .addColumn('caret', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
