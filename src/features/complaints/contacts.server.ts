import { Contact, type DueContacts } from '#features/complaints/api-schema.ts'
import { findContact } from '#features/complaints/around.server.ts'
import * as m from '#features/complaints/messages.ts'
import { CONTACT_DAYS } from '#features/complaints/shared/limits.ts'
import { daysBefore } from '#features/players/months.ts'
import { findOffers } from '#features/players/offer.server.ts'
import { OFFER_TABLES, type OfferCollection } from '#features/players/offer.ts'
import type { Actor } from '#records/actor.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import type { Services } from '#records/services.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { keysOf, pick } from '#shared/objects.ts'

/** There is one for each offer at most. */
const due = (db: Reader, now: Date) =>
  db.selectFrom('complaintContact').where('checkedAt', '<=', daysBefore(now, CONTACT_DAYS))

export const countDueContacts = (db: Reader, now: Date) => countRows(due(db, now))

const MOST = 100

/** Those that nobody has checked for half a year, the oldest first. */
export async function listDueContacts(db: Reader, now: Date): Promise<DueContacts> {
  const rows = await due(db, now).orderBy('checkedAt').orderBy('recordId').limit(MOST).selectAll().execute()
  const offerOf = await findOffers(db, rows)
  const items = rows.map((row) => ({
    ...pick(row, keysOf(Contact.shape)),
    offer: offerOf(row),
  }))
  return { items }
}

interface About {
  collection: OfferCollection
  recordId: string
}

/** To whom complaints about an offer go; null if nobody has written it down. */
export async function readContact(db: Reader, { collection, recordId }: About): Promise<Contact | null> {
  await titleOf(db, { collection, recordId })
  const contact = await findContact(db, recordId)
  return contact ? pick(contact, keysOf(Contact.shape)) : null
}

/** The same again is a check; anything else is a new contact. */
export const saveContact = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { email, source, ...about }: About & { email: string; source: string },
  actor: Actor,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const title = await titleOf(trx, about)
    const row = { ...about, email, source, checkedAt: now().toISOString(), checkedBy: actor.name }
    await trx
      .insertInto('complaintContact')
      .values(row)
      .onConflict((conflict) => conflict.column('recordId').doUpdateSet(row))
      .execute()
    await audit(trx, actor, 'contact', about, title)
  })

/** Nothing can be sent to the operator until somebody writes another one down. */
export const dropContact = ({ db }: Pick<Services, 'db'>, about: About, actor: Actor): Promise<void> =>
  inTransaction(db, async (trx) => {
    const title = await titleOf(trx, about)
    const { numDeletedRows } = await trx
      .deleteFrom('complaintContact')
      .where('recordId', '=', about.recordId)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await audit(trx, actor, 'contact-drop', about, title)
  })

async function titleOf(db: Reader, { collection, recordId }: About): Promise<string> {
  const offer = await db
    .selectFrom(OFFER_TABLES[collection])
    .where('id', '=', recordId)
    .where('isDeleted', '=', 0)
    .select('title')
    .executeTakeFirst()
  if (!offer) throw new AppError('NOT_FOUND', m.noOffer)
  return offer.title
}

const audit = (trx: Trx, actor: Actor, action: string, { collection, recordId }: About, recordTitle: string) =>
  writeAudit(trx, actor, { action, collection, recordId, recordTitle })
