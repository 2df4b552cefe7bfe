import type { Actor } from '#records/actor.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { insertChanges, nextTimestamp, removeChange } from '#features/change-log/record-changes.server.ts'
import { solvedComplaint } from '#features/change-log/logged-facts.ts'
import type { Trx } from '#records/db.server.ts'
import { newId } from '#shared/id.ts'

/** The change log and those who watch the offer hear that a complaint was solved. */
export async function logSolved(trx: Trx, { number, collection, recordId }: Complaint, actor: Actor) {
  const at = await nextTimestamp(trx, recordId)
  const about = { id: newId(), collection, recordId, at, userId: actor.id, userName: actor.name, reason: '' }
  await insertChanges(trx, [{ ...about, ...solvedComplaint(number) }])
}

export const unlogSolved = (trx: Trx, { number, recordId }: Complaint): Promise<void> =>
  removeChange(trx, recordId, solvedComplaint(number).fact)
