import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Casinos and bookmakers may be drafts. Those that are there were live when saved, and stay so. */
export const offerDrafts: Migration = {
  name: '0048-offer-drafts',
  async up(db) {
    for (const [offer, listed] of [
      ['casino', 'is_deleted, is_active, closed_year'],
      ['bookmaker', 'is_deleted, is_active'],
    ] as const) {
      await db.schema
        .alterTable(offer)
        .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      for (const [name, columns] of [
        ['listed', ''],
        ['payouts', 'payout_order, '],
        ['bonus_order', 'bonus_order, '],
      ] as const) {
        const index = `${offer}_${name}`
        await db.schema.dropIndex(index).execute()
        await sql`create index ${sql.ref(index)} on ${sql.table(offer)}
          (${sql.raw(listed)}, ${sql.raw(columns)}rating desc, title_sort, id)`.execute(db)
      }
    }
  },
}
