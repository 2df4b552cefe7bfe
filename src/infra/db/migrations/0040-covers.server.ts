import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The parameters of a post's drawn cover. */
export const covers: Migration = {
  name: '0040-covers',
  async up(db) {
    await db.schema
      .alterTable('post')
      .addColumn('cover', 'text', (column) => column.notNull().defaultTo('null'))
      .execute()
  },
}
