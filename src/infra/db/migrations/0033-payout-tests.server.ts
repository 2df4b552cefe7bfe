import { sql } from 'kysely'
import { createRecordTable, flags, maybeIntegers, reference, texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

const UNKNOWN = 1_000_000

/** Measured withdrawals, and their aggregates of casinos and bookmakers for cards and sorting. */
export const payoutTests: Migration = {
  name: '0033-payout-tests',
  async up(db) {
    let table = createRecordTable(db, 'payout_test')
    table = reference(reference(table, 'casino', 'casino'), 'bookmaker', 'bookmaker')
    table = reference(reference(table, 'method', 'payment_method'), 'proof', 'media')
    table = flags(texts(maybeIntegers(table, 'amount', 'fee'), 'note'), 'is_proof_dated', 'is_proof_public')
    await table
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('arrived_at', 'text')
      .execute()
    const sorts = ['updated_at', 'created_at', 'asked_at']
    for (const columns of [
      ['casino'],
      ['bookmaker'],
      ['method'],
      ['proof'],
      ...sorts.flatMap((sort) => [
        ['is_deleted', sort, 'id'],
        [sort, 'id'],
      ]),
    ]) {
      await db.schema
        .createIndex(`payout_test_${columns.join('_')}`)
        .on('payout_test')
        .columns(columns)
        .execute()
    }
    for (const [offer, listed] of [
      ['casino', 'is_deleted, closed_year'],
      ['bookmaker', 'is_deleted'],
    ] as const) {
      await db.schema.alterTable(offer).addColumn('measured_hours', 'double precision').execute()
      await db.schema
        .alterTable(offer)
        .addColumn('measured_count', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema
        .alterTable(offer)
        .addColumn('payout_order', 'double precision', (column) => column.notNull().defaultTo(UNKNOWN))
        .execute()
      await sql`update ${sql.table(offer)} set payout_order = payouts_speed where payouts_speed is not null`.execute(db)
      await sql`create index ${sql.ref(`${offer}_payouts`)} on ${sql.table(offer)}
        (${sql.raw(listed)}, payout_order, rating desc, title_sort, id)`.execute(db)
    }
  },
}
