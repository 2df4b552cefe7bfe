import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Addresses that are called when something happens, and the calls, which are queued with what they tell. */
export const webhooks: Migration = {
  name: '0068-webhooks',
  async up(db) {
    let hook = db.schema.createTable('webhook').addColumn('id', 'text', (column) => column.primaryKey())
    for (const name of ['url', 'events', 'secret', 'paused_because', 'created_at']) {
      hook = hook.addColumn(name, 'text', (column) => column.notNull())
    }
    await hook
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('paused_at', 'text')
      .execute()
    let call = db.schema
      .createTable('webhook_delivery')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhook.id').onDelete('cascade'))
    for (const name of ['record_key', 'type', 'body', 'created_at', 'response']) {
      call = call.addColumn(name, 'text', (column) => column.notNull())
    }
    for (const name of ['position', 'attempts', 'ms']) {
      call = call.addColumn(name, 'integer', (column) => column.notNull())
    }
    for (const name of ['due_at', 'first_tried_at', 'tried_at', 'delivered_at']) call = call.addColumn(name, 'text')
    await call.addColumn('status', 'integer').execute()
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`webhook_delivery_${name}`).on('webhook_delivery').columns(columns).execute()
    await index('order', ['webhook_id', 'record_key', 'position'])
    await index('log', ['webhook_id', 'created_at', 'id'])
    await index('created', ['created_at'])
    await sql`create index webhook_delivery_due on webhook_delivery (due_at) where due_at is not null`.execute(db)
    await sql`create index webhook_delivery_waiting on webhook_delivery (webhook_id) where delivered_at is null`.execute(
      db,
    )
  },
}
