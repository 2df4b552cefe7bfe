import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

const UNPRICED = 1_000_000_000

/** Cashback is in no order with what a deposit brings. */
export const cashbackOrder: Migration = {
  name: '0051-cashback-order',
  async up(db) {
    for (const offer of ['casino', 'bookmaker']) {
      await sql`update ${sql.table(offer)} set bonus_order = ${UNPRICED}
        where bonus_terms like ${'%"kind":"cashback"%'}`.execute(db)
    }
  },
}
