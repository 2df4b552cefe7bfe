import { sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { jsons, texts } from '#infra/db/migrations/columns.server.ts'
import { inBatches } from '#infra/db/migrations/in-batches.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Waiting changes of live records, and columns for the history: names, causes, what visitors saw. */
export const changes: Migration = {
  name: '0022-changes',
  async up(db) {
    const table = texts(
      db.schema
        .createTable('waiting_change')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('base_version', 'integer', (column) => column.notNull())
        .addColumn('author_id', 'text')
        .addColumn('planner_id', 'text')
        .addColumn('publish_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull()),
      'collection',
      'record_id',
      'title',
      'author_name',
      'planner_name',
    )
    await jsons(table, 'base', 'data').execute()
    await db.schema
      .createIndex('waiting_change_of_record')
      .on('waiting_change')
      .columns(['collection', 'record_id', 'created_at'])
      .execute()
    await db.schema.createIndex('waiting_change_due').on('waiting_change').columns(['publish_at', 'id']).execute()

    const add = (name: string, start: string) =>
      db.schema
        .alterTable('revision')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(start))
        .execute()
    await add('name', '')
    await add('cause', '')
    await add('fields', '[]')
    await db.schema
      .alterTable('revision')
      .addColumn('is_published', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    const member = (name: string) =>
      dialectOf(db).name === 'sqlite'
        ? sql`(data ->> ${sql.lit(`$.${name}`)})`
        : sql`(data::json ->> ${sql.lit(name)})::boolean::integer`
    await inBatches(
      db,
      'revision',
      (within) => sql`update revision set is_published = 1
        where ${within} and ${member('isDeleted')} = 0 and coalesce(${member('isActive')}, 1) = 1`,
    )
    await db.schema
      .createIndex('revision_thinned')
      .on('revision')
      .columns(['is_published', 'name', 'created_at'])
      .execute()
  },
}
