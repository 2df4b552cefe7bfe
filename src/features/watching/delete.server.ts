import * as m from '#features/watching/messages.ts'
import type { Actor } from '#records/actor.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import { unconfirmedBefore } from '#features/watching/schema.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'

/** Called when the offer is deleted; tokens are deleted by cascade. */
export async function deleteSubscriptionsTo(trx: Trx, collection: string, recordId: string): Promise<void> {
  await trx.deleteFrom('subscription').where('collection', '=', collection).where('recordId', '=', recordId).execute()
}

/** Deletes all subscriptions of an address at its owner's request. The audit log does not contain the address. */
export async function deleteAddress(db: Db, email: string, actor: Actor): Promise<number> {
  const theirs = await offThread(db).selectFrom('subscription').where('email', '=', email).select('id').execute()
  if (theirs.length === 0) return 0
  const ids = theirs.map(({ id }) => id)
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('subscription').where('id', 'in', ids).execute()
    const event = { collection: 'subscriptions', recordId: '', recordTitle: m.anAddress() }
    await writeAudit(trx, actor, { action: 'delete', ...event })
  })
  return ids.length
}

/** Deletes subscriptions not confirmed within a day. Reads first, to avoid taking the write lock for nothing. */
export async function deleteUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = unconfirmedBefore(now)
  const late = await db
    .selectFrom('subscription')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<=', before)
    .select('id')
    .limit(1)
    .execute()
  if (late.length === 0) return
  await db.deleteFrom('subscription').where('confirmedAt', 'is', null).where('createdAt', '<=', before).execute()
}

const ARCHIVED_MS = 30 * 24 * 60 * 60_000

/** There is nothing to notify about offers archived or hidden for a month, so the addresses are not retained. */
export async function deleteOfArchived(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ARCHIVED_MS).toISOString()
  const reader = offThread(db)
  const watched = await reader.selectFrom('subscription').select(['collection', 'recordId']).distinct().execute()
  const ids = watched.map(({ recordId }) => recordId)
  if (ids.length === 0) return
  for (const table of ['casino', 'bookmaker'] as const) {
    const hidden = await reader
      .selectFrom(table)
      .where('id', 'in', ids)
      .where((eb) => eb.not(isPublic(table)))
      .where('updatedAt', '<=', before)
      .select('id')
      .execute()
    for (const { id } of hidden) await inTransaction(db, (trx) => deleteSubscriptionsTo(trx, `${table}s`, id))
  }
}
