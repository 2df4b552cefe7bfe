import type { ExpressionBuilder } from 'kysely'
import { hashToken, newToken } from '#entities/session/tokens.server.ts'
import { hasSentSince } from '#entities/subscription/mail-days.server.ts'
import { unconfirmedBefore } from '#entities/subscription/schema.ts'
import type { Db, Reader, Tables, Trx } from '#entities/tables.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'

/** An editor who saves five times is told of once: so long must nothing have changed. */
const QUIET_MS = 10 * 60_000
/** But whoever never stops saving keeps nobody waiting for longer. */
const LONGEST_MS = 60 * 60_000
/** Longer than any mail takes. Whoever is killed in between leaves it to be sent after this. */
const CLAIM_MS = 5 * 60_000
const FIRST_PAUSE_MS = 10 * 60_000
const LONGEST_PAUSE_MS = 24 * 60 * 60_000
/** With these pauses. */
const THREE_DAYS_OF_REFUSALS = 10
const MONTH_OF_REFUSALS = 37

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

type Where = ExpressionBuilder<Tables, 'subscription'>
const isFree = (now: Date) => (is: Where) =>
  is.or([is('waitUntil', 'is', null), is('waitUntil', '<=', now.toISOString())])

/** Those who have not been asked yet, in the order in which they came. */
export async function findUnasked(db: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', unconfirmedBefore(now))
    .where('askedAt', 'is', null)
    .where(isFree(now))
    .orderBy('createdAt')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What is to be told of an offer. */
export interface News {
  collection: string
  recordId: string
  /** Who does not know this entry has waited long enough. */
  dueSince: string
  /** The newest entry. */
  until: string
}

/** Offers with changes that somebody does not know and that are old enough to be told, the oldest first. */
export async function findNews(db: Reader, now: Date): Promise<News[]> {
  const offers = await db
    .selectFrom('subscription')
    .where('confirmedAt', 'is not', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('changeEntry')
          .whereRef('changeEntry.recordId', '=', 'subscription.recordId')
          .whereRef('changeEntry.at', '>', 'subscription.toldAt')
          .select('changeEntry.id'),
      ),
    )
    .select(['collection', 'recordId'])
    .distinct()
    .execute()
  const news: News[] = []
  for (const offer of offers) {
    const until = await newestEntry(db, offer.recordId)
    const isQuiet = until !== null && until <= before(now, QUIET_MS)
    const dueSince = isQuiet ? until : await newestEntry(db, offer.recordId, before(now, LONGEST_MS))
    if (until !== null && dueSince !== null) news.push({ ...offer, dueSince, until })
  }
  return news.toSorted((one, other) => (one.dueSince < other.dueSince ? -1 : 1))
}

async function newestEntry(db: Reader, recordId: string, until?: string): Promise<string | null> {
  let query = db.selectFrom('changeEntry').where('recordId', '=', recordId)
  if (until) query = query.where('at', '<=', until)
  const found = await query.select((eb) => eb.fn.max('at').as('at')).executeTakeFirst()
  return found?.at ?? null
}

export interface Subscriber {
  id: string
  toldAt: string
}

/** Who is to be told, and is not just being told. */
export const findUntold = (db: Reader, { recordId, dueSince }: News, now: Date, limit: number): Promise<Subscriber[]> =>
  db
    .selectFrom('subscription')
    .where('recordId', '=', recordId)
    .where('confirmedAt', 'is not', null)
    .where('toldAt', '<', dueSince)
    .where(isFree(now))
    .orderBy('id')
    .limit(limit)
    .select(['id', 'toldAt'])
    .execute()

export interface Claim {
  email: string
  collection: string
  recordId: string
  /** For the links of this one mail; stored as its hash. */
  token: string
}

/** Of all processes that want to ask somebody, one gets to. */
export const claimQuestion = (db: Db, id: string, now: Date): Promise<Claim | undefined> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscription')
      .set({ waitUntil: after(now, CLAIM_MS) })
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .where('askedAt', 'is', null)
      .where('createdAt', '>', unconfirmedBefore(now))
      .where(isFree(now))
      .executeTakeFirst()
    return numUpdatedRows > 0n ? claimed(trx, id) : undefined
  })

/** The same for what has changed, as long as they know no more than when they were found. */
export const claimNews = (db: Db, { id, toldAt }: Subscriber, now: Date): Promise<Claim | undefined> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscription')
      .set({ waitUntil: after(now, CLAIM_MS) })
      .where('id', '=', id)
      .where('confirmedAt', 'is not', null)
      .where('toldAt', '=', toldAt)
      .where(isFree(now))
      .executeTakeFirst()
    return numUpdatedRows > 0n ? claimed(trx, id) : undefined
  })

async function claimed(trx: Trx, id: string): Promise<Claim> {
  const token = newToken()
  await trx
    .insertInto('subscriptionToken')
    .values({ hash: hashToken(token), subscriptionId: id })
    .execute()
  const row = await trx
    .selectFrom('subscription')
    .where('id', '=', id)
    .select(['email', 'collection', 'recordId'])
    .executeTakeFirstOrThrow()
  return { ...row, token }
}

export async function recordAsked(db: Db, id: string, now: Date): Promise<void> {
  const set = { askedAt: now.toISOString(), waitUntil: null, failures: 0 }
  await db.updateTable('subscription').set(set).where('id', '=', id).execute()
}

/** They know everything up to this entry, because it was sent or there is nothing to say. */
export async function recordTold(db: Db, { id, toldAt }: Subscriber, until: string): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ toldAt: until, waitUntil: null, failures: 0 })
    .where('id', '=', id)
    .where('toldAt', '=', toldAt)
    .execute()
}

/** The mail server is away, which is nobody's fault: later, and somebody else is tried first. */
export async function postpone(db: Db, id: string, now: Date): Promise<void> {
  const waitUntil = after(now, FIRST_PAUSE_MS)
  await db.updateTable('subscription').set({ waitUntil }).where('id', '=', id).execute()
}

/**
 * The mail server refuses this one: it waits longer each time, and in the end it is deleted, because what cannot be used is not kept.
 * Returns whether it was. A mail server that is set up wrongly refuses everybody; then a month goes by first.
 */
export const recordRefusal = (db: Db, id: string, now: Date, isForGood: boolean): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('subscription').where('id', '=', id).select('failures').executeTakeFirst()
    if (!row) return false
    const isOnlyTheirs = isForGood && (await hasSentSince(trx, addDays(pragueDay(now), -1)))
    if (row.failures + 1 >= (isOnlyTheirs ? THREE_DAYS_OF_REFUSALS : MONTH_OF_REFUSALS)) {
      await trx.deleteFrom('subscription').where('id', '=', id).execute()
      return true
    }
    const waitUntil = after(now, pauseAfter(row.failures, FIRST_PAUSE_MS, LONGEST_PAUSE_MS))
    await trx
      .updateTable('subscription')
      .set({ waitUntil, failures: row.failures + 1 })
      .where('id', '=', id)
      .execute()
    return false
  })

/** Twice as long each time. */
export const pauseAfter = (failures: number, firstMs: number, longestMs: number) =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures, 20))
