import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** What a webhook is for, in the words of whoever made it. */
export const webhookNames: Migration = {
  name: '0091-webhook-names',
  async up(db) {
    await db.schema
      .alterTable('webhook')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
