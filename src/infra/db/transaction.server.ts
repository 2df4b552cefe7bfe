import { AbortedTransactionError, type Kysely, Transaction } from 'kysely'
import pg from 'pg'
import { announceChanges, notifyInDoubt, notifyListeners } from '#infra/db/changes.server.ts'
import { trackWrites } from '#infra/cache/tracking.server.ts'
import { AppError } from '#shared/app-error.ts'
import { sqliteCodeOf } from '#infra/db/errors.server.ts'

/** Joins an open transaction. Cached pages are invalidated after the commit and before the response. */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (db instanceof Transaction) return work(db)
  const changes = new Set<string>()
  let announcement: string | undefined
  try {
    const result = await trackWrites(changes, () =>
      db.transaction().execute(async (trx) => {
        const done = await work(trx)
        announcement = await announceChanges(trx, changes)
        return done
      }),
    )
    notifyListeners(db, changes)
    return result
  } catch (error) {
    if (announcement !== undefined && !isRefusal(error)) {
      notifyInDoubt(db, announcement, changes)
      if (error instanceof Error) doubted.add(error)
    }
    throw error
  }
}

const doubted = new WeakSet<object>()

/** The response to a commit was lost: what the transaction wrote may be stored, or not. */
export const isCommitInDoubt = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && doubted.has(error)

const SQLITE_IO_ERROR = 10

/** Whether the database itself says it did not commit. One that shuts down or cannot write may say anything. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true
  const said = error instanceof AppError ? error.cause : error
  if (said instanceof pg.DatabaseError) return said.severity === 'ERROR'
  const errcode = sqliteCodeOf(said)
  return errcode !== undefined && errcode % 256 !== SQLITE_IO_ERROR
}
