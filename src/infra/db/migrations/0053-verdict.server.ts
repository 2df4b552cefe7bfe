import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Whom an offer suits, whom it does not, and what decides. */
export const verdict: Migration = {
  name: '0053-verdict',
  async up(db) {
    for (const offer of ['casino', 'bookmaker']) {
      for (const field of ['good_for', 'not_for', 'decides']) {
        await db.schema
          .alterTable(offer)
          .addColumn(field, 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      }
    }
  },
}
