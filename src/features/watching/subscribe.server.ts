import type { Services } from '#records/services.server.ts'
import { hashToken, throttleKey } from '#entities/session/tokens.server.ts'
import { mailboxOf, unconfirmedBefore } from '#features/watching/schema.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { newId } from '#shared/id.ts'
import { networkOf } from '#shared/network.ts'

const TEN_AN_HOUR: ThrottleRule[] = [{ count: 10, windowMs: 60 * 60_000 }]
/** Limits how many mails can be triggered by entering someone else's address. */
const FIVE_A_DAY: ThrottleRule[] = [{ count: 5, windowMs: 24 * 60 * 60_000 }]

type Clocked = Pick<Services, 'db' | 'now'>

/** Counts a request. Returns 0, or the seconds to wait. */
export async function throttleRequests({ db, now }: Clocked, address: string): Promise<number> {
  const { wait } = await throttle(db, await throttleKey(db, 'watch', networkOf(address)), TEN_AN_HOUR, now())
  return wait
}

interface Wanted {
  collection: string
  recordId: string
  email: string
}

/** Undefined if one exists or the mailbox has reached its daily limit. The requester must not learn which. */
export async function addSubscription({ db, now }: Clocked, wanted: Wanted): Promise<string | undefined> {
  const time = now()
  const id = newId()
  const mailbox = await throttleKey(db, 'watch-mail', mailboxOf(wanted.email))
  // Throttled before inserting: otherwise another process might already send the mail.
  const { wait, giveBack } = await throttle(db, mailbox, FIVE_A_DAY, time)
  if (wait > 0) return undefined
  const added = await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('subscription')
      .where('recordId', '=', wanted.recordId)
      .where('email', '=', wanted.email)
      .where('confirmedAt', 'is', null)
      .where('createdAt', '<=', unconfirmedBefore(time))
      .execute()
    const newest = await trx
      .selectFrom('changeEntry')
      .where('recordId', '=', wanted.recordId)
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirst()
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('subscription')
      .values({
        id,
        ...wanted,
        createdAt: time.toISOString(),
        confirmedAt: null,
        askedAt: null,
        // Earlier changes can be read in the review.
        toldAt: newest?.at ?? '',
        waitUntil: null,
        failures: 0,
      })
      .onConflict((conflict) => conflict.columns(['recordId', 'email']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  })
  if (added) return id
  await giveBack()
  return undefined
}

/** The subscription of a token, unless it expired unconfirmed. */
export async function findSubscription(db: Reader, token: string, now: Date) {
  const found = await db
    .selectFrom('subscriptionToken')
    .innerJoin('subscription', 'subscription.id', 'subscriptionToken.subscriptionId')
    .where('subscriptionToken.hash', '=', hashToken(token))
    .select(['subscription.id', 'collection', 'recordId', 'confirmedAt', 'createdAt'])
    .executeTakeFirst()
  return found && (found.confirmedAt !== null || found.createdAt > unconfirmedBefore(now)) ? found : undefined
}

/** From now on the reader is notified about changes since they subscribed. */
export async function confirmSubscription({ db, now }: Clocked, id: string): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ confirmedAt: now().toISOString(), waitUntil: null, failures: 0 })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .execute()
}

export async function endSubscription(db: Db, token: string): Promise<void> {
  await db
    .deleteFrom('subscription')
    .where('id', 'in', (from) =>
      from.selectFrom('subscriptionToken').where('hash', '=', hashToken(token)).select('subscriptionId'),
    )
    .execute()
}
