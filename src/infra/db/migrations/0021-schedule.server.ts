import { sql } from 'kysely'
import { inBatches } from '#infra/db/migrations/in-batches.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Who set the times, so that later automatic actions are attributed. */
const PLANNED = ['post', 'casino', 'bookmaker']

/** Times at which posts are published and unpublished and bonuses start and end, each with a partial index. */
export const schedule: Migration = {
  name: '0021-schedule',
  async up(db) {
    for (const table of PLANNED) await db.schema.alterTable(table).addColumn('planned_by', 'text').execute()
    for (const column of ['publish_at', 'unpublish_at', 'published_at']) {
      await db.schema.alterTable('post').addColumn(column, 'text').execute()
    }
    await db.schema
      .alterTable('post')
      .addColumn('unpublish_to', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    // Preserves the date that readers have seen.
    await inBatches(
      db,
      'post',
      (within) => sql`update post set published_at = created_at where is_active = 1 and ${within}`,
    )
    for (const table of ['casino', 'bookmaker']) {
      await db.schema
        .alterTable(table)
        .addColumn('bonus_plan', 'text', (column) => column.notNull().defaultTo('null'))
        .execute()
      await db.schema.alterTable(table).addColumn('bonus_due_at', 'text').execute()
    }
    for (const [table, column] of [
      ['post', 'publish_at'],
      ['post', 'unpublish_at'],
      ['casino', 'bonus_due_at'],
      ['bookmaker', 'bonus_due_at'],
    ] as const) {
      const name = sql.ref(`${table}_${column}`)
      await sql`create index ${name} on ${sql.table(table)} (${sql.ref(column)}, id)
        where ${sql.ref(column)} is not null`.execute(db)
    }
    await db.schema
      .createTable('due_failure')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('failed_at', 'text', (column) => column.notNull())
      .addColumn('try_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('due_failure_pk', ['kind', 'record_id'])
      .execute()
  },
}
