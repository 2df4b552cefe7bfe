import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type CoreTables, coreOf } from '#infra/db/core-tables.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** Refused after this many attempts within the window, until the pause since the last of them is over. */
export interface ThrottleRule {
  count: number
  windowMs: number
  /** Defaults to the window, which makes it a plain sliding window. */
  pauseMs?: number
}

export interface Taken {
  /** Seconds until the next attempt is allowed; 0 if this one was counted. */
  wait: number
  giveBack: () => Promise<void>
}

const TIME_DIGITS = 13
/** An entry: the time in milliseconds, and a suffix that distinguishes entries of the same millisecond. */
const entryOf = (time: number) => `${stampOf(time)}-${randomBytes(4).toString('hex')}`
const stampOf = (time: number) => String(time).padStart(TIME_DIGITS, '0')
const ENTRY_LENGTH = entryOf(0).length

/** Each attempt adds at most one row, so removing this many always keeps up. */
const SWEEP = 20

/**
 * Counts an attempt unless there were too many; in the database, because attempts may reach any process. One statement
 * adds the time and decides, so the row's lock serializes concurrent attempts. A refused attempt is not counted.
 */
export async function throttle(
  anyDb: Kysely<any>,
  key: string,
  rules: readonly ThrottleRule[],
  now: Date,
): Promise<Taken> {
  const db = coreOf(anyDb)
  const time = now.getTime()
  const entry = entryOf(time)
  const kept = Math.max(...rules.map((rule) => rule.count)) * ENTRY_LENGTH
  const expiresAt = new Date(time + Math.max(...rules.map((rule) => rule.windowMs))).toISOString()
  const { numInsertedOrUpdatedRows: counted = 0n } = await db
    .insertInto('throttle')
    .values({ key, times: entry, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ times: sql`substr(excluded.times || throttle.times, 1, ${sql.lit(kept)})`, expiresAt })
        .where((where) =>
          where.and(
            rules.map(({ count, windowMs, pauseMs = windowMs }) =>
              where.or([
                where(nth(count), '<=', stampOf(time - windowMs)),
                where(nth(1), '<=', stampOf(time - pauseMs)),
              ]),
            ),
          ),
        ),
    )
    .executeTakeFirst()
  if (counted === 0n) return { wait: await waitOf(db, key, rules, time), giveBack: async () => {} }
  await sweep(db, now)
  return {
    wait: 0,
    async giveBack() {
      const times = sql<string>`replace(times, ${entry}, '')`
      await db.updateTable('throttle').where('key', '=', key).set({ times }).execute()
    },
  }
}

export async function forgetAttempts(db: Kysely<any>, key: string): Promise<void> {
  await coreOf(db).deleteFrom('throttle').where('key', '=', key).execute()
}

export async function hasAttempts(db: Kysely<any>, key: string, now: Date): Promise<boolean> {
  const row = await coreOf(db)
    .selectFrom('throttle')
    .where('key', '=', key)
    .where('times', '<>', '')
    .where('expiresAt', '>', now.toISOString())
    .select('key')
    .executeTakeFirst()
  return row !== undefined
}

/** The time of the nth newest entry; where there is none an empty text, which sorts before any. */
const nth = (count: number) =>
  sql<string>`substr(throttle.times, ${sql.lit((count - 1) * ENTRY_LENGTH + 1)}, ${sql.lit(TIME_DIGITS)})`

async function waitOf(
  db: Kysely<CoreTables>,
  key: string,
  rules: readonly ThrottleRule[],
  time: number,
): Promise<number> {
  const row = await db.selectFrom('throttle').where('key', '=', key).select('times').executeTakeFirst()
  const timeOf = (count: number) => Number(row?.times.slice((count - 1) * ENTRY_LENGTH).slice(0, TIME_DIGITS) ?? 0)
  const ends = rules.map(({ count, windowMs, pauseMs = windowMs }) =>
    Math.min(timeOf(count) + windowMs, timeOf(1) + pauseMs),
  )
  // The window may have moved on since.
  return Math.max(1, Math.ceil((Math.max(...ends) - time) / 1000))
}

async function sweep(db: Kysely<CoreTables>, now: Date): Promise<void> {
  await db
    .deleteFrom('throttle')
    .where('key', 'in', (from) =>
      from
        .selectFrom('throttle')
        .where('expiresAt', '<', now.toISOString())
        .orderBy('expiresAt')
        .limit(SWEEP)
        .select('key')
        .$if(dialectOf(db).name === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .execute()
}
