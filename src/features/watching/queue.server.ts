import type { ExpressionBuilder } from 'kysely'
import { hashToken, newToken } from '#entities/session/tokens.server.ts'
import { hasSentSince } from '#features/watching/mail-days.server.ts'
import { unconfirmedBefore } from '#features/watching/schema.ts'
import type { Db, Reader, Tables, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'

/** Notifications wait until nothing has changed for this long, so that several saves make one mail. */
const QUIET_MS = 10 * 60_000
/** But never longer than this, if saves do not stop. */
const MAX_DELAY_MS = 60 * 60_000
/** Longer than sending a mail takes. If the process is killed, the mail is retried after this. */
const CLAIM_MS = 5 * 60_000
const FIRST_BACK_OFF_MS = 10 * 60_000
const MAX_BACK_OFF_MS = 24 * 60 * 60_000
/** Numbers of failures reached after three days and a month with this back-off. */
const THREE_DAYS_OF_REFUSALS = 10
const MONTH_OF_REFUSALS = 37

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

type Where = ExpressionBuilder<Tables, 'subscription'>
const isFree = (now: Date) => (is: Where) =>
  is.or([is('waitUntil', 'is', null), is('waitUntil', '<=', now.toISOString())])

export async function findUnsentConfirmations(db: Reader, now: Date, limit: number): Promise<string[]> {
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

export interface DueNotification {
  collection: string
  recordId: string
  /** Subscribers who have not been notified of this entry have waited long enough. */
  dueSince: string
  /** The newest entry. */
  until: string
}

export async function findDueNotifications(db: Reader, now: Date): Promise<DueNotification[]> {
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
  const news: DueNotification[] = []
  for (const offer of offers) {
    const until = await newestEntry(db, offer.recordId)
    const isQuiet = until !== null && until <= before(now, QUIET_MS)
    const dueSince = isQuiet ? until : await newestEntry(db, offer.recordId, before(now, MAX_DELAY_MS))
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

export const findSubscribersToNotify = (
  db: Reader,
  { recordId, dueSince }: DueNotification,
  now: Date,
  limit: number,
): Promise<Subscriber[]> =>
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
  /** For the links in this mail; only its hash is stored. */
  token: string
}

/** Claims a subscription for sending the confirmation mail; only one process succeeds. */
export const claimConfirmation = (db: Db, id: string, now: Date): Promise<Claim | undefined> =>
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

/** Claims a subscription for a notification, unless it was notified meanwhile. */
export const claimNotification = (db: Db, { id, toldAt }: Subscriber, now: Date): Promise<Claim | undefined> =>
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

export async function recordConfirmationSent(db: Db, id: string, now: Date): Promise<void> {
  const set = { askedAt: now.toISOString(), waitUntil: null, failures: 0 }
  await db.updateTable('subscription').set(set).where('id', '=', id).execute()
}

/** Marks everything up to this entry as notified, whether a mail was sent or there was nothing to say. */
export async function recordNotified(db: Db, { id, toldAt }: Subscriber, until: string): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ toldAt: until, waitUntil: null, failures: 0 })
    .where('id', '=', id)
    .where('toldAt', '=', toldAt)
    .execute()
}

/** The mail server is unreachable: retry later, after other subscriptions; does not count as a failure. */
export async function postpone(db: Db, id: string, now: Date): Promise<void> {
  const waitUntil = after(now, FIRST_BACK_OFF_MS)
  await db.updateTable('subscription').set({ waitUntil }).where('id', '=', id).execute()
}

/** Finally deletes the subscription and returns true; only after a month if the server may be rejecting everyone. */
export const recordRefusal = (db: Db, id: string, now: Date, isForGood: boolean): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('subscription').where('id', '=', id).select('failures').executeTakeFirst()
    if (!row) return false
    const isOnlyTheirs = isForGood && (await hasSentSince(trx, addDays(pragueDay(now), -1)))
    if (row.failures + 1 >= (isOnlyTheirs ? THREE_DAYS_OF_REFUSALS : MONTH_OF_REFUSALS)) {
      await trx.deleteFrom('subscription').where('id', '=', id).execute()
      return true
    }
    const waitUntil = after(now, backOffMs(row.failures, FIRST_BACK_OFF_MS, MAX_BACK_OFF_MS))
    await trx
      .updateTable('subscription')
      .set({ waitUntil, failures: row.failures + 1 })
      .where('id', '=', id)
      .execute()
    return false
  })

export const backOffMs = (failures: number, firstMs: number, longestMs: number) =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures, 20))
