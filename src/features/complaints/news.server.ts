import { listedComplaint } from '#features/complaints/public.ts'
import { eventMapper } from '#features/complaints/event-schema.ts'
import { complaintPath, COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import { SHOWN_STATES } from '#features/complaints/shared/states.ts'
import { findOffers } from '#features/players/offer.server.ts'
import type { Reader } from '#records/db.server.ts'

/** The newest public sentences of all complaints. */
export async function listNews(db: Reader, limit: number) {
  const rows = await db
    .selectFrom('complaintEvent')
    .where('isPublic', '=', 1)
    .where('undoneAt', 'is', null)
    .where('sentence', '<>', '')
    .orderBy('at', 'desc')
    .limit(limit)
    .selectAll()
    .execute()
  if (rows.length === 0) return []
  const events = rows.map((row) => eventMapper.decode(row))
  const complaints = await db
    .selectFrom('complaint')
    .where('id', 'in', [...new Set(events.map(({ complaintId }) => complaintId))])
    .select(['id', 'number', 'state', 'title', 'kind', 'amount', 'receivedAt', 'closedAt', 'recordId', 'collection'])
    .execute()
  const offerOf = await findOffers(db, complaints)
  const byId = new Map(complaints.map((complaint) => [complaint.id, complaint]))
  return events.flatMap(({ id, complaintId, at, sentence }) => {
    const complaint = byId.get(complaintId)
    const listed = complaint && listedComplaint(complaint)
    if (!complaint || !listed) return []
    const title = `${offerOf(complaint).title}, č. ${listed.number}: ${listed.title}`
    const description = `${sentence} (${SHOWN_STATES[listed.state].czech})`
    const guid = `${COMPLAINTS_PATH}${listed.number}/${id}`
    return [{ title, path: complaintPath(listed.number), guid, description, author: null, date: at }]
  })
}
