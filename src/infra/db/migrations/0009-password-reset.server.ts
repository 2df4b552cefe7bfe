import type { Migration } from '#infra/db/migrations/migration.server.ts'

export const passwordReset: Migration = {
  name: '0009-password-reset',
  async up(db) {
    await db.schema
      .createTable('password_reset')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute()
    await db.schema.createIndex('password_reset_user').on('password_reset').columns(['user_id', 'created_at']).execute()
  },
}
