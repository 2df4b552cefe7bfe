import type { DueContacts } from '#features/complaints/api-schema.ts'
import { findContact, saveContact } from '#features/complaints/around.server.ts'
import * as m from '#features/complaints/messages.ts'
import { CONTACT_DAYS } from '#features/complaints/shared/limits.ts'
import { daysBefore } from '#features/players/months.ts'
import { findOffers } from '#features/players/offer.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { pick } from '#shared/objects.ts'

/** There is one for each offer at most. */
const due = (db: Reader, now: Date) =>
  db.selectFrom('complaintContact').where('checkedAt', '<=', daysBefore(now, CONTACT_DAYS))

export async function countDueContacts(db: Reader, now: Date): Promise<number> {
  const { total } = await due(db, now)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const MOST = 100

/** Those that nobody has checked for half a year, the oldest first. */
export async function listDueContacts(db: Reader, now: Date): Promise<DueContacts> {
  const rows = await due(db, now).orderBy('checkedAt').orderBy('recordId').limit(MOST).selectAll().execute()
  const offerOf = await findOffers(db, rows)
  const items = rows.map((row) => ({
    ...pick(row, ['email', 'source', 'checkedAt', 'checkedBy']),
    offer: offerOf(row),
  }))
  return { items }
}

/** The same again is a check; anything else is a new contact. */
export async function checkContact(
  services: Pick<Services, 'db' | 'now'>,
  { recordId, ...known }: { recordId: string; email: string; source: string },
  actor: Actor,
): Promise<void> {
  const contact = await findContact(services.db, recordId)
  if (!contact) throw new AppError('NOT_FOUND', m.noContact)
  await saveContact(services, { ...pick(contact, ['recordId', 'collection']), ...known }, actor)
}
