import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Why the mark for payouts differs from the published rule. */
export const payoutsReason: Migration = {
  name: '0052-payouts-reason',
  async up(db) {
    await db.schema
      .alterTable('casino')
      .addColumn('payouts_reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
