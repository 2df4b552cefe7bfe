import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The language in which a user sees the back office and gets mails. */
export const userLanguage: Migration = {
  name: '0065-user-language',
  async up(db) {
    await db.schema
      .alterTable('user')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute()
  },
}
