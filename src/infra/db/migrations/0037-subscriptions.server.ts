import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { texts } from '#infra/db/migrations/columns.server.ts'

/** Subscribers to changes of an offer, and the hashes of the tokens sent to them. */
export const subscriptions: Migration = {
  name: '0037-subscriptions',
  async up(db) {
    await texts(
      db.schema
        .createTable('subscription')
        .addColumn('id', 'text', (column) => column.primaryKey())
        // Null: not confirmed yet.
        .addColumn('confirmed_at', 'text')
        // Null: the confirmation mail was not sent yet.
        .addColumn('asked_at', 'text')
        .addColumn('wait_until', 'text')
        .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0)),
      'collection',
      'record_id',
      'email',
      'created_at',
      'told_at',
    ).execute()
    await db.schema
      .createIndex('subscription_address')
      .on('subscription')
      .columns(['record_id', 'email'])
      .unique()
      .execute()
    await db.schema
      .createIndex('subscription_state')
      .on('subscription')
      .columns(['confirmed_at', 'created_at'])
      .execute()
    await db.schema
      .createTable('subscription_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subscription_id', 'text', (column) =>
        column.notNull().references('subscription.id').onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('subscription_token_owner')
      .on('subscription_token')
      .columns(['subscription_id'])
      .execute()
  },
}
