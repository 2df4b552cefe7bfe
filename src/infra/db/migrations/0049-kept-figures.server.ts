import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Outdated figures that an editor left in a post on purpose. */
export const keptFigures: Migration = {
  name: '0049-kept-figures',
  async up(db) {
    await db.schema
      .alterTable('post')
      .addColumn('kept_figures', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
