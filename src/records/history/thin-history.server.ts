import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

const DAY_MS = 24 * 60 * 60_000
/** A form open for up to this long can still merge: the version it started from is kept. */
const WHOLE_DAYS = 30
const HOURLY_DAYS = 180

/** The prefix of a timestamp that two versions must share: `2026-11-16T09` and `2026-11-16`. */
const HOUR = 13
const DAY = 10

/** Versions to delete. Of unpublished, unnamed ones, one per author and hour is kept, later one per author and day. */
export async function findThinnable(db: Db, now: Date, limit: number): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const hourly = await findSuperseded(db, before(WHOLE_DAYS), HOUR, limit)
  return hourly.length > 0 ? hourly : findSuperseded(db, before(HOURLY_DAYS), DAY, limit)
}

export async function deleteVersions(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('revision').where('id', 'in', ids).execute()
}

/** Versions after which the same author saved again within the same hour or day. */
async function findSuperseded(db: Db, before: string, length: number, limit: number): Promise<string[]> {
  const moment = (table: string): RawBuilder<string> =>
    sql`substr(${sql.ref(`${table}.createdAt`)}, 1, ${sql.lit(length)})`
  const rows = await offThread(db)
    .selectFrom('revision as old')
    .where('old.isPublished', '=', 0)
    .where('old.name', '=', '')
    .where('old.createdAt', '<', before)
    .where((old) =>
      old.exists(
        old
          .selectFrom('revision as next')
          .whereRef('next.collection', '=', 'old.collection')
          .whereRef('next.recordId', '=', 'old.recordId')
          .whereRef('next.number', '>', 'old.number')
          .whereRef('next.authorName', '=', 'old.authorName')
          .where(moment('next'), '=', moment('old'))
          .select('next.id'),
      ),
    )
    .select('old.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
