import { periodsOf } from '#features/clicks/periods.ts'
import type { ReadSumRow } from '#features/reads/schema.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import { READ_YEARS } from '#shared/read-address.ts'

/** Small, because SQLite caches a prepared statement per number of rows. */
const ROWS_AT_ONCE = 20
const MARK_MS = 24 * 60 * 60_000

export type ReadDay = Omit<ReadSumRow, 'period'> & { day: string }

export interface Numbered {
  /** Of all that this process counts, in order. */
  number: number
}

export interface CountedRead extends Numbered {
  day: string
  postId: string
  isBot: boolean
}

interface Batch {
  counter: string
  reads: readonly CountedRead[]
  now: Date
}

/** However often a batch is sent, alone or with further reads: the answer to a commit may get lost. */
export const storeReads = (db: Db, { counter, reads, now }: Batch): Promise<void> =>
  inTransaction(db, async (trx) => {
    const fresh = await freshOf(trx, counter, reads, now)
    const people = ({ isBot }: CountedRead) => (isBot ? 0 : 1)
    await addReads(
      trx,
      fresh.map((read) => ({ day: read.day, postId: read.postId, people: people(read), bots: 1 - people(read) })),
    )
  })

/** What an earlier batch of the same process has not counted; it counts as counted with this transaction. */
export async function freshOf<Row extends Numbered>(
  trx: Trx,
  counter: string,
  batch: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const writtenAt = now.toISOString()
  // Waits for a commit of the same process that may still be under way.
  const { last } = await trx
    .insertInto('readMark')
    .values({ counter, last: 0, writtenAt })
    .onConflict((conflict) => conflict.column('counter').doUpdateSet({ writtenAt }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const fresh = batch.filter(({ number }) => number > last)
  const [latest] = fresh.slice(-1)
  if (latest) await trx.updateTable('readMark').set({ last: latest.number }).where('counter', '=', counter).execute()
  return fresh
}

/** Of processes that ended long ago. */
export async function dropOldMarks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MARK_MS).toISOString()
  await db.deleteFrom('readMark').where('writtenAt', '<', before).execute()
}

/** Rows are sorted by key, so that processes that count at once cannot wait for each other in a circle. */
export async function addReads(trx: Trx, days: readonly ReadDay[]): Promise<void> {
  const sums = new Map<string, ReadSumRow>()
  for (const { day, postId, people, bots } of days) {
    for (const period of periodsOf(day)) {
      const key = `${period} ${postId}`
      const sum = sums.get(key) ?? { period, postId, people: 0, bots: 0 }
      sums.set(key, { ...sum, people: sum.people + people, bots: sum.bots + bots })
    }
  }
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  for (const some of chunksOf(rows, ROWS_AT_ONCE)) {
    await trx
      .insertInto('readSum')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['period', 'postId']).doUpdateSet((eb) => ({
          people: eb('readSum.people', '+', eb.ref('excluded.people')),
          bots: eb('readSum.bots', '+', eb.ref('excluded.bots')),
        })),
      )
      .execute()
  }
}

/** As if nobody had read anything on these days. */
export async function forgetReads(trx: Trx, days: readonly string[]): Promise<void> {
  const rows = await trx.selectFrom('readSum').where('period', 'in', days).selectAll().execute()
  await addReads(
    trx,
    rows.map(({ period: day, postId, people, bots }) => ({ day, postId, people: -people, bots: -bots })),
  )
  await trx
    .deleteFrom('readSum')
    .where('period', 'in', [...new Set(days.flatMap(periodsOf))])
    .where('people', '=', 0)
    .where('bots', '=', 0)
    .execute()
}

/** Deletes the oldest period of years that are no longer kept; returns it, or undefined if there is none left. */
export async function dropOldestReads(db: Db, now: Date): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('readSum')
    .where('period', '<', String(now.getUTCFullYear() - READ_YEARS))
    .orderBy('period')
    .limit(1)
    .select('period')
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('readSum').where('period', '=', oldest.period).execute()
  return oldest?.period
}
