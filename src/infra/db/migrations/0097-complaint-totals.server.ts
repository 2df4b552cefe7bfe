import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Sums of all offers in rows of their own, so that nothing adds up those of each. */
export const complaintTotals: Migration = {
  name: '0097-complaint-totals',
  async up(db) {
    await sql`insert into complaint_sum (record_id, collection, measure, month, days, value)
      select '', '', measure, month, days, sum(value) from complaint_sum group by measure, month, days`.execute(db)
  },
}
