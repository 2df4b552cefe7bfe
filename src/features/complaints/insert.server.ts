import { addToken, personHashOf } from '#features/complaints/around.server.ts'
import { solvedComplaint } from '#features/change-log/logged-facts.ts'
import { insertChanges } from '#features/change-log/record-changes.server.ts'
import { addFiles } from '#features/complaints/files.server.ts'
import { type Complaint, complaintMapper } from '#features/complaints/schema.ts'
import { type ComplaintEvent, eventMapper } from '#features/complaints/event-schema.ts'
import { quietly } from '#features/complaints/store.server.ts'
import { moveSums, sumsOf } from '#features/complaints/sums.server.ts'
import type { Trx } from '#records/db.server.ts'
import { newId } from '#shared/id.ts'

interface Rest {
  events: readonly ComplaintEvent[]
  email: string
  nickname: string
  /** Of the player, already stored. */
  file: { key: string; type: string; size: number } | undefined
}

/** A complaint in whatever state it is, with all that belongs to it: for the demo. */
export async function insertComplaint(trx: Trx, complaint: Complaint, rest: Rest): Promise<void> {
  const { id: complaintId, createdAt, linkId, state, number, collection, recordId, closedAt } = complaint
  const { events, email, nickname, file } = rest
  await quietly(async () => {
    await trx.insertInto('complaint').values(complaintMapper.encode(complaint)).execute()
    await trx
      .insertInto('complaintEvent')
      .values(events.map((event) => eventMapper.encode(event)))
      .execute()
  })
  await moveSums(trx, complaint, [], sumsOf(complaint))
  const emailHash = await personHashOf(trx, { email })
  await trx.insertInto('complaintPerson').values({ complaintId, email, emailHash, nickname }).execute()
  if (linkId) await addToken(trx, complaintId, 'operator', linkId)
  if (file)
    await addFiles(trx, complaintId, [{ id: newId(), ...file, name: 'vypis.webp', source: 'player', at: createdAt }])
  if (state !== 'solved' || closedAt === null) return
  const by = { userId: null, userName: events.at(-1)?.actorName ?? '', reason: '' }
  await insertChanges(trx, [{ id: newId(), collection, recordId, at: closedAt, ...by, ...solvedComplaint(number) }])
}
