import type { PresenceRow } from '#entities/presence/schema.ts'
import { Caret } from '#shared/schema/caret.ts'
import type { Db, Reader } from '#entities/tables.server.ts'

/** Whoever was not heard of for this long is gone: a closed lid says no goodbye. */
export const PRESENT_MS = 15_000

const cutoff = (now: Date) => new Date(now.getTime() - PRESENT_MS).toISOString()

/** Says where a window is; it is in the database because the next call may reach another process. */
export async function beat(db: Db, place: Omit<PresenceRow, 'at'>, now: Date): Promise<void> {
  const row = { ...place, at: now.toISOString() }
  await db
    .insertInto('presence')
    .values(row)
    .onConflict((conflict) => conflict.column('tab').doUpdateSet(row).where('presence.userId', '=', place.userId))
    .execute()
}

/** Away from here; what others left behind goes too. */
export async function leave(db: Db, tab: string, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('presence')
    .where((where) => where.or([where.and({ tab, userId }), where('at', '<', cutoff(now))]))
    .execute()
}

/** Everybody else at a record: each person once, where they were last. */
export async function othersAt(
  db: Reader,
  { collection, recordId, userId }: Pick<PresenceRow, 'collection' | 'recordId' | 'userId'>,
  now: Date,
) {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('user', 'user.id', 'presence.userId')
    .where('presence.collection', '=', collection)
    .where('presence.recordId', '=', recordId)
    .where('presence.at', '>=', cutoff(now))
    .where('presence.userId', '<>', userId)
    .orderBy('presence.at', 'desc')
    .select(['user.id', 'user.name', 'presence.field', 'presence.caret'])
    .execute()
  const [...people] = Map.groupBy(rows, ({ id }) => id).values()
  // One of their windows may only lie open; the one in which a field is being written counts.
  const shown = people.flatMap((windows) => windows.find(({ field }) => field !== '') ?? windows.slice(0, 1))
  return shown.map(({ caret, ...other }) => ({
    ...other,
    caret: caret === '' ? null : Caret.parse(JSON.parse(caret)),
  }))
}
