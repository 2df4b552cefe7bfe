import type { Trx } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'

const DELETED_AT_ONCE = 500

/** Keeps a restore from reviving ended subscriptions: called before the database is emptied, its result once filled. */
export async function excludeUnsubscribed(trx: Trx): Promise<() => Promise<void>> {
  const known = await idsOf(trx, 'subscription')
  const users = await idsOf(trx, 'user')
  return async () => {
    // A new machine knows no subscriptions, and its users differ from the backup's: then everything is restored.
    const isSameSite = known.size > 0 || !(await idsOf(trx, 'user')).isDisjointFrom(users)
    if (!isSameSite) return
    const ended = [...(await idsOf(trx, 'subscription')).difference(known)]
    for (const ids of chunksOf(ended, DELETED_AT_ONCE)) {
      await trx.deleteFrom('subscription').where('id', 'in', ids).execute()
    }
  }
}

async function idsOf(trx: Trx, table: 'subscription' | 'user'): Promise<Set<string>> {
  const rows = await trx.selectFrom(table).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
