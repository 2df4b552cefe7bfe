import { hashToken } from '#entities/session/tokens.server.ts'
import type { TokenRole } from '#features/complaints/apart-schema.ts'
import type { Actor } from '#records/actor.ts'
import type { Moved } from '#features/complaints/machine.ts'
import { listedComplaint, publicComplaint } from '#features/complaints/public.ts'
import { type Complaint, complaintMapper, COMPLAINTS } from '#features/complaints/schema.ts'
import { type ComplaintEvent, type EventActor, type EventKind, eventMapper } from '#features/complaints/event-schema.ts'
import {
  ALL_COMPLAINTS,
  BOOK_FIELD,
  complaintTag,
  moveSums,
  offerBookTag,
  readBookField,
  removeSums,
  sumsOf,
} from '#features/complaints/sums.server.ts'
import * as m from '#features/complaints/messages.ts'
import { OFFER_COLLECTIONS } from '#features/players/offer.ts'
import { queueEvents } from '#features/webhooks/queue.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { invalidate, invalidating } from '#infra/cache/tracking.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { isOneOf } from '#shared/objects.ts'

export async function findComplaint(db: Reader, id: string): Promise<Complaint | undefined> {
  const row = await db.selectFrom('complaint').where('id', '=', id).selectAll().executeTakeFirst()
  return row && complaintMapper.decode(row)
}

/** The complaint of a link in a mail. */
export async function findByToken(db: Reader, token: string, role: TokenRole): Promise<Complaint | undefined> {
  const row = await db
    .selectFrom('complaintToken')
    .innerJoin('complaint', 'complaint.id', 'complaintToken.complaintId')
    .where('complaintToken.hash', '=', hashToken(token))
    .where('complaintToken.role', '=', role)
    .selectAll('complaint')
    .executeTakeFirst()
  return row && complaintMapper.decode(row)
}

export async function getComplaint(db: Reader, id: string): Promise<Complaint> {
  const complaint = await findComplaint(db, id)
  if (!complaint) throw new AppError('NOT_FOUND', m.noComplaint)
  return complaint
}

/** In the order in which it happened. */
export async function readEvents(db: Reader, complaintId: string): Promise<ComplaintEvent[]> {
  const rows = await db
    .selectFrom('complaintEvent')
    .where('complaintId', '=', complaintId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute()
  return rows.map((row) => eventMapper.decode(row))
}

/** Writes without any effect on what readers see. */
export const quietly = <T>(write: () => Promise<T>): Promise<T> => invalidating('complaint', [], write)

/**
 * The only way a stored complaint changes: sums follow from its state, and pages are invalidated exactly if readers see
 * a difference. Whoever read an older version is refused.
 */
export async function saveComplaint(trx: Trx, before: Complaint, change: Partial<Complaint>, now: Date) {
  const after: Complaint = { ...before, ...change, version: before.version + 1 }
  await showingChange(trx, before, after, now, async () => {
    const { numUpdatedRows } = await trx
      .updateTable('complaint')
      .set(complaintMapper.encode(after))
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('VERSION_CONFLICT', m.justMoved)
    await moveSums(trx, after, sumsOf(before), sumsOf(after))
  })
  if (after.state !== before.state) {
    const { id, number, collection, recordId } = after
    const data = { id, number, collection, recordId, from: before.state, to: after.state }
    await queueEvents(trx, [{ type: 'complaint.moved', recordKey: `complaints/${id}`, data }])
  }
  return after
}

/** Its person, tokens, events and files go with it. The stored files are the caller's. */
export const removeComplaint = (trx: Trx, complaint: Complaint, now: Date): Promise<void> =>
  showingChange(trx, complaint, { ...complaint, state: 'unconfirmed', receivedAt: null }, now, async () => {
    await trx.deleteFrom('complaint').where('id', '=', complaint.id).execute()
    await moveSums(trx, complaint, sumsOf(complaint), [])
  })

async function showingChange(trx: Trx, before: Complaint, after: Complaint, now: Date, write: () => Promise<void>) {
  const { id, recordId, collection } = after
  const isPageSame = isSame(publicComplaint(before, []), publicComplaint(after, []))
  const isLineSame = isSame(listedComplaint(before), listedComplaint(after))
  const isCounted = !isSame(sumsOf(before), sumsOf(after))
  const field = isCounted ? await readBookField(trx, collection, now) : undefined
  const tags = [
    ...(isPageSame ? [] : [complaintTag(id)]),
    ...(isLineSame && !isCounted ? [] : [ALL_COMPLAINTS, offerBookTag(recordId)]),
  ]
  await invalidating('complaint', tags, write)
  if (field && !isSame(field, await readBookField(trx, collection, now))) invalidate([BOOK_FIELD])
}

interface Written extends Partial<Omit<Moved, 'change' | 'kind'>> {
  kind: EventKind
  actor: EventActor
  actorName?: string
  addressee?: 'player' | 'operator' | ''
  isPublic?: boolean
  before?: Partial<Complaint> | null
  id?: string
}

/** A line of the timeline. */
export async function addEvent(
  trx: Trx,
  { from, to }: { from: Complaint; to: Complaint },
  event: Written,
  now: Date,
): Promise<string> {
  const { id = newId(), isPublic = true, before = null, kind, actor } = event
  const { actorName = '', sentence = '', details = {}, body = '', addressee = '' } = event
  const stored: ComplaintEvent = {
    id,
    complaintId: to.id,
    at: await nextMoment(trx, to.id, now),
    kind,
    actor,
    actorName,
    fromState: from.state,
    toState: to.state,
    isPublic,
    sentence,
    details,
    body,
    addressee,
    undoneAt: null,
    before: before && JSON.stringify(before),
  }
  const write = () => trx.insertInto('complaintEvent').values(eventMapper.encode(stored)).execute()
  await invalidating('complaint', isPublic ? [complaintTag(to.id)] : [], write)
  return id
}

/** Now, but later than the event before: the order of a timeline is that of its times. */
async function nextMoment(trx: Trx, complaintId: string, now: Date): Promise<string> {
  const last = await trx
    .selectFrom('complaintEvent')
    .where('complaintId', '=', complaintId)
    .select((eb) => eb.fn.max('at').as('at'))
    .executeTakeFirst()
  return new Date(Math.max(now.getTime(), last?.at ? Date.parse(last.at) + 1 : 0)).toISOString()
}

/** Called when the offer is deleted; files of evidence are left to the sweep. */
export async function deleteComplaintsOf(trx: Trx, collection: string, recordId: string): Promise<void> {
  if (!isOneOf(OFFER_COLLECTIONS, collection)) return
  await invalidating('complaint', ['complaint*'], async () => {
    await trx.deleteFrom('complaint').where('recordId', '=', recordId).execute()
    await removeSums(trx, collection, recordId)
    await trx.deleteFrom('complaintContact').where('recordId', '=', recordId).execute()
  })
}

/** The audit log outlives the complaint, so it contains nothing of it but its number. */
export const auditComplaint = (trx: Db, actor: Actor, action: string, { id, number }: { id: string; number: number }) =>
  writeAudit(trx, actor, {
    action,
    collection: COMPLAINTS,
    recordId: id,
    recordTitle: number ? m.complaintNo({ number: String(number) }) : m.complaint(),
  })
