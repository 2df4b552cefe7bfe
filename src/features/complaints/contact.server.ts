import type { Actor } from '#records/actor.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { auditComplaint } from '#features/complaints/store.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'

interface Contact {
  collection: OfferCollection
  recordId: string
  email: string
  source: string
}

/** To whom complaints about an offer are sent, and from where the newsroom knows it. */
export const saveContact = ({ db, now }: Pick<Services, 'db' | 'now'>, contact: Contact, actor: Actor): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = { ...contact, checkedAt: now().toISOString(), checkedBy: actor.name }
    await trx
      .insertInto('complaintContact')
      .values(row)
      .onConflict((conflict) => conflict.column('recordId').doUpdateSet(row))
      .execute()
    await auditComplaint(trx, actor, 'contact', { id: contact.recordId, number: 0 })
  })
