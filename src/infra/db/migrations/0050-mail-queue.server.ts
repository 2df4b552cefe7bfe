import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Mails to users that the mail server has not taken yet. */
export const mailQueue: Migration = {
  name: '0050-mail-queue',
  async up(db) {
    let table = db.schema.createTable('mail_queue').addColumn('id', 'text', (column) => column.primaryKey())
    for (const name of ['kind', 'to', 'subject', 'text', 'due_at', 'expires_at']) {
      table = table.addColumn(name, 'text', (column) => column.notNull())
    }
    await table.addColumn('attempts', 'integer', (column) => column.notNull()).execute()
    await db.schema.createIndex('mail_queue_due').on('mail_queue').columns(['due_at']).execute()
  },
}
