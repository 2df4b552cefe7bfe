import type { Trx } from '#entities/tables.server.ts'

/**
 * Who left since a backup was made does not come back with it, as far as the database that it replaces knows who is still there.
 * Asked before that database is emptied; what it answers is done when it is filled again.
 */
export async function keepLeftOut(trx: Trx): Promise<() => Promise<void>> {
  const known = await idsOf(trx, 'subscription')
  const users = await idsOf(trx, 'user')
  return async () => {
    // On a new machine nobody is known, and everything is in the backup: there only its users are strangers, too.
    const isSameSite = known.size > 0 || !(await idsOf(trx, 'user')).isDisjointFrom(users)
    if (!isSameSite) return
    for (const id of (await idsOf(trx, 'subscription')).difference(known)) {
      await trx.deleteFrom('subscription').where('id', '=', id).execute()
    }
  }
}

async function idsOf(trx: Trx, table: 'subscription' | 'user'): Promise<Set<string>> {
  const rows = await trx.selectFrom(table).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
