import { sql } from 'kysely'
import { texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Bonus terms as figures, and fact checks: who, when, where and how long they are valid. */
export const facts: Migration = {
  name: '0029-facts',
  async up(db) {
    for (const table of ['casino', 'bookmaker']) {
      await db.schema
        .alterTable(table)
        .addColumn('bonus_terms', 'text', (column) => column.notNull().defaultTo('null'))
        .execute()
    }
    await db.schema
      .alterTable('settings')
      .addColumn('fact_days', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()

    await texts(
      db.schema
        .createTable('fact_check')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('days', 'integer', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .addColumn('is_latest', 'integer', (column) => column.notNull().defaultTo(1)),
      'collection',
      'record_id',
      'fact',
      'source_kind',
      'source',
      'note',
      'user_name',
      'text_hash',
    ).execute()
    await sql`create index fact_check_latest on fact_check (record_id, fact, checked_at) where is_latest = 1`.execute(
      db,
    )
    await db.schema
      .createIndex('fact_check_record')
      .on('fact_check')
      .columns(['record_id', 'fact', 'checked_at'])
      .execute()
    await db.schema
      .createIndex('fact_check_at')
      .on('fact_check')
      .columns(['collection', 'checked_at', 'record_id'])
      .execute()
    await db.schema.createIndex('fact_check_text').on('fact_check').columns(['text_hash']).execute()

    await db.schema
      .createTable('source_text')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()

    await texts(
      db.schema
        .createTable('fact_later')
        .addColumn('collection', 'text', (column) => column.notNull())
        .addColumn('record_id', 'text', (column) => column.notNull())
        .addColumn('fact', 'text', (column) => column.notNull())
        .addColumn('until', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('fact_later_pk', ['collection', 'record_id', 'fact']),
      'user_name',
    ).execute()

    await texts(
      db.schema
        .createTable('source_page')
        .addColumn('url', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull()),
      'state',
      'detail',
      'text',
    ).execute()
  },
}
