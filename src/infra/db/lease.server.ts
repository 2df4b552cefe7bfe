import type { Kysely } from 'kysely'
import { coreOf } from '#infra/db/core-tables.server.ts'

/** How far the clocks of servers may be apart, or the moments at which two of them read theirs. */
const MAX_SKEW_MS = 60_000

/** Ends when released or no longer renewed. One that ends later than any can was taken by a wrong clock and is void. */
export async function acquireLease(
  db: Kysely<any>,
  name: string,
  holder: string,
  now: Date,
  ms: number,
): Promise<boolean> {
  const until = new Date(now.getTime() + ms).toISOString()
  const latest = new Date(now.getTime() + ms + MAX_SKEW_MS).toISOString()
  const { numInsertedOrUpdatedRows = 0n } = await coreOf(db)
    .insertInto('lease')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((where) =>
          where.or([
            where('lease.until', '<', now.toISOString()),
            where('lease.until', '>', latest),
            where('lease.holder', '=', holder),
          ]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function releaseLease(db: Kysely<any>, name: string, holder: string): Promise<void> {
  await coreOf(db).deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
}
