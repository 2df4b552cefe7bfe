import type { PresenceRow } from '#features/collaboration/presence/schema.ts'
import { Caret } from '#features/collaboration/shared/caret.ts'
import type { Db, Reader } from '#records/db.server.ts'

/** A window without a heartbeat for this long is gone: a closed laptop sends no goodbye. */
export const PRESENT_MS = 15_000

const cutoff = (now: Date) => new Date(now.getTime() - PRESENT_MS).toISOString()

/** Records where a window is; in the database, because the next call may reach another process. */
export async function recordHeartbeat(db: Db, place: Omit<PresenceRow, 'at'>, now: Date): Promise<void> {
  const row = { ...place, at: now.toISOString() }
  await db
    .insertInto('presence')
    .values(row)
    .onConflict((conflict) => conflict.column('tab').doUpdateSet(row).where('presence.userId', '=', place.userId))
    .execute()
}

/** Removes the window, and all stale ones. */
export async function leave(db: Db, tab: string, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('presence')
    .where((where) => where.or([where.and({ tab, userId }), where('at', '<', cutoff(now))]))
    .execute()
}

/** Other users at a record, each once, at their latest position. */
export async function otherUsersAt(
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
  // A user may have idle windows; the one with a focused field wins.
  const shown = people.flatMap((windows) => windows.find(({ field }) => field !== '') ?? windows.slice(0, 1))
  return shown.map(({ caret, ...other }) => ({
    ...other,
    caret: caret === '' ? null : Caret.parse(JSON.parse(caret)),
  }))
}
