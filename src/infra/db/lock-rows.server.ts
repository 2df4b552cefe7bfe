import type { QueryExecutorProvider, SelectQueryBuilder } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** Locks the rows that a query reads until the transaction ends. On SQLite a transaction is the only writer anyway. */
export const lockRows =
  (trx: QueryExecutorProvider) =>
  <DB, TB extends keyof DB, Output>(query: SelectQueryBuilder<DB, TB, Output>): SelectQueryBuilder<DB, TB, Output> =>
    dialectOf(trx).name === 'postgres' ? query.forUpdate() : query
