import type { Trx } from '#entities/tables.server.ts'

/**
 * Who left since a backup was made does not come back with it, as far as the database that it replaces knows who is still there.
 * Asked before that database is emptied; what it answers is done when it is filled again.
 */
export async function keepLeftOut(trx: Trx): Promise<() => Promise<void>> {
  const here = await trx.selectFrom('subscription').select('id').execute()
  const known = new Set(here.map(({ id }) => id))
  return async () => {
    // Nobody at all: most likely it was never in use, and everything is in the backup.
    if (known.size === 0) return
    const restored = await trx.selectFrom('subscription').select('id').execute()
    for (const { id } of restored.filter((row) => !known.has(row.id))) {
      await trx.deleteFrom('subscription').where('id', '=', id).execute()
    }
  }
}
