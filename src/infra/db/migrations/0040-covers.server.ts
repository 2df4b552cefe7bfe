import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** What the cover of a post is drawn from. */
export const covers: Migration = {
  name: '0040-covers',
  async up(db) {
    await db.schema
      .alterTable('post')
      .addColumn('cover', 'text', (column) => column.notNull().defaultTo('null'))
      .execute()
  },
}
