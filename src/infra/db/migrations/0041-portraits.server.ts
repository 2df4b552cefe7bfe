import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The parameters of a writer's drawn portrait. */
export const portraits: Migration = {
  name: '0041-portraits',
  async up(db) {
    await db.schema
      .alterTable('writer')
      .addColumn('portrait', 'text', (column) => column.notNull().defaultTo('null'))
      .execute()
  },
}
