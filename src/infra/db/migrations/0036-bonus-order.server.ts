import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { usualPrice } from '#features/bonus-calculator/shared/price.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

const UNPRICED = 1_000_000_000

/** The price of an offer's bonus, for lists sorted by it. */
export const bonusOrder: Migration = {
  name: '0036-bonus-order',
  async up(db) {
    for (const [offer, listed, game] of [
      ['casino', 'is_deleted, closed_year', 'slots'],
      ['bookmaker', 'is_deleted', 'bets'],
    ] as const) {
      await db.schema
        .alterTable(offer)
        .addColumn('bonus_order', 'double precision', (column) => column.notNull().defaultTo(UNPRICED))
        .execute()
      const { rows } = await sql<{ id: string; terms: string }>`
        select id, bonus_terms as terms from ${sql.table(offer)} where bonus_terms <> 'null'`.execute(db)
      for (const { id, terms } of rows) {
        const price = usualPrice(JSON.parse(terms) as BonusTerms, game)
        if (!price) continue
        const cost = -Math.round(price.value)
        await sql`update ${sql.table(offer)} set bonus_order = ${cost} where id = ${id}`.execute(db)
      }
      await sql`create index ${sql.ref(`${offer}_bonus_order`)} on ${sql.table(offer)}
        (${sql.raw(listed)}, bonus_order, rating desc, title_sort, id)`.execute(db)
    }
  },
}
