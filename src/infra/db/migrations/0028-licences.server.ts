import { createRecordTable, flags, reference, texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

const CLICK_COUNTS = ['click_day', 'click_sum']

/** Licences of casinos and bookmakers, clicks blocked for lack of one, and domains blocked by the state. */
export const licences: Migration = {
  name: '0028-licences',
  async up(db) {
    const days = ['valid_from', 'valid_to', 'revoked_on', 'checked_on']
    const table = days.reduce((built, day) => built.addColumn(day, 'text'), createRecordTable(db, 'licence'))
    const described = flags(texts(table, 'authority', 'number', 'register_url', 'note'), 'is_czech')
    await reference(reference(described, 'casino', 'casino'), 'bookmaker', 'bookmaker').execute()
    for (const columns of [
      ['casino'],
      ['bookmaker'],
      ['is_deleted', 'updated_at', 'id'],
      ['updated_at', 'id'],
      ['is_deleted', 'created_at', 'id'],
      ['created_at', 'id'],
    ]) {
      await db.schema
        .createIndex(`licence_${columns.join('_')}`)
        .on('licence')
        .columns(columns)
        .execute()
    }

    await db.schema
      .alterTable('click')
      .addColumn('is_turned_away', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    for (const counts of CLICK_COUNTS) {
      await db.schema
        .alterTable(counts)
        .addColumn('turned_away', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    }

    await texts(
      db.schema
        .createTable('block_list')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull()),
      'hosts',
      'updated_by',
    ).execute()
  },
}
