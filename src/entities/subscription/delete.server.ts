import { unconfirmedBefore } from '#entities/subscription/schema.ts'
import type { Db, Trx } from '#entities/tables.server.ts'

/** With the offer itself. Tokens go with what they belong to. */
export async function deleteSubscriptionsTo(trx: Trx, recordId: string): Promise<void> {
  await trx.deleteFrom('subscription').where('recordId', '=', recordId).execute()
}

/** Who has not said yes within a day. Looked for first: nobody has to wait while nothing is written. */
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
