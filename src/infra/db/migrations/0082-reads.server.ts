import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** How often posts are read, by day, month and year. */
export const reads: Migration = {
  name: '0082-reads',
  async up(db) {
    const { clustered, sortableText } = dialectOf(db)
    await db.schema
      .createTable('read_sum')
      .addColumn('period', sortableText, (column) => column.notNull())
      .addColumn('post_id', sortableText, (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('bots', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('read_sum_pk', ['period', 'post_id'] as never[])
      .modifyEnd(clustered)
      .execute()
  },
}
