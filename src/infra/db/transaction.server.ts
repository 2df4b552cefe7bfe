import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#infra/db/tables.server.ts'

/** Runs in the transaction that is already open, or in one of its own. */
export function inTransaction<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work)
}
