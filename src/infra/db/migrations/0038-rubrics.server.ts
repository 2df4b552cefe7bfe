import { createSlugIndex, createTitledRecords, texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The rubrics of articles. */
export const rubrics: Migration = {
  name: '0038-rubrics',
  async up(db) {
    await createTitledRecords(db, 'rubric', {
      columns: (table) =>
        texts(table, 'slug', 'description', 'ground').addColumn('order', 'integer', (column) =>
          column.notNull().defaultTo(0),
        ),
    })
    await createSlugIndex(db, 'rubric')
  },
}
