import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Outcomes of mails to subscribers, by day and offer. */
export const mailDays: Migration = {
  name: '0042-mail-days',
  async up(db) {
    const { clustered, sortableText } = dialectOf(db)
    await db.schema
      .createTable('mail_day')
      .addColumn('day', sortableText, (column) => column.notNull())
      .addColumn('record_id', sortableText, (column) => column.notNull())
      .addColumn('outcome', sortableText, (column) => column.notNull())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('reply', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_day_pk', ['day', 'record_id', 'outcome'] as never[])
      .modifyEnd(clustered)
      .execute()
  },
}
