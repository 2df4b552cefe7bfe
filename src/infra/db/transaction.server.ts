import type { Kysely, Transaction } from 'kysely'
import { announceChanges, tellListeners } from '#infra/db/changes.server.ts'
import { trackWrites } from '#infra/cache/tracking.server.ts'

/**
 * Runs in the transaction that is already open, or in one of its own. When it is stored, and before anybody gets an
 * answer, pages that show what was changed are dropped here; the other processes hear of it through the database.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>)
  const changes = new Set<string>()
  const result = await trackWrites(changes, () =>
    db.transaction().execute(async (trx) => {
      const done = await work(trx)
      await announceChanges(trx, changes)
      return done
    }),
  )
  tellListeners(db, changes)
  return result
}
