import type { Actor } from '#entities/actor.ts'
import type { Collection, Entity } from '#entities/collection.server.ts'
import type { Db } from '#entities/tables.server.ts'
import { getRecord } from '#entities/crud.server.ts'
import { findRevision } from '#entities/history.server.ts'
import { inputOf, writeVersion } from '#entities/write-record.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { parseInput } from '#shared/schema/field-errors.ts'

/** Whether and where readers find the record is decided now, never by an old version. */
const STAYS = new Set([
  'isActive',
  'stage',
  'isGone',
  'slug',
  'username',
  'category',
  'publishAt',
  'unpublishAt',
  'unpublishTo',
  'bonusPlan',
])

/**
 * The record reads again as it did in that version; the versions in between stay in the history. With `seen`, the
 * version that the editor looked at, a newer one is not overwritten.
 */
export async function restoreRevision<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  number: number,
  actor: Actor,
  seen?: number,
): Promise<E['record']> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    const revision = await findRevision(trx, collection, id, number)
    if (!revision) throw new AppError('NOT_FOUND', `This ${collection.noun} has no version ${number}.`)
    const now = Object.entries(inputOf(collection, previous)).filter(([field]) => STAYS.has(field))
    const then = inputOf(collection, revision.data)
    const input = parseInput(collection.input, { ...then, ...Object.fromEntries(now) })
    return writeVersion(trx, collection, previous, input, seen ?? previous.version, actor, 'restore')
  })
}
