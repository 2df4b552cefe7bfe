import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** How often two offers are compared, by day, and which pairs have a page of their own. */
export const pairs: Migration = {
  name: '0035-pairs',
  async up(db) {
    const { clustered, sortableText } = dialectOf(db)
    await db.schema
      .createTable('pair_day')
      .addColumn('day', sortableText, (column) => column.notNull())
      .addColumn('first', sortableText, (column) => column.notNull())
      .addColumn('second', sortableText, (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('pair_day_pk', ['day', 'first', 'second'] as never[])
      .modifyEnd(clustered)
      .execute()
    await db.schema
      .createTable('pair_page')
      .addColumn('first', sortableText, (column) => column.notNull())
      .addColumn('second', sortableText, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pair_page_pk', ['first', 'second'] as never[])
      .modifyEnd(clustered)
      .execute()
  },
}
