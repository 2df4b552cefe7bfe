import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Each webhook has its own queue. What waits for a paused one is due as it was; whether it is made is asked of the webhook. */
export const webhookQueues: Migration = {
  name: '0077-webhook-queues',
  async up(db) {
    await sql`update webhook_delivery set due_at = created_at
      where delivered_at is null and due_at is null and type <> 'test'`.execute(db)
    await sql`drop index webhook_delivery_due`.execute(db)
    await sql`create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where due_at is not null`.execute(
      db,
    )
  },
}
