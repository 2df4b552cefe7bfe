import { emptyPrivate } from '#features/complaints/keep.server.ts'
import { turnOf } from '#features/complaints/machine.ts'
import { emailHashOf } from '#features/complaints/person.server.ts'
import { type Complaint, complaintMapper } from '#features/complaints/schema.ts'
import { isClosed } from '#features/complaints/shared/states.ts'
import { listFiles } from '#features/complaints/files.server.ts'
import { readEvents, removeComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import { CUT } from '#features/voices/shared/bars.ts'
import type { Db, Trx } from '#records/db.server.ts'

/** Also those whose address is only a hash by now. */
async function complaintsOfPerson(db: Db, email: string): Promise<Complaint[]> {
  const rows = await db
    .selectFrom('complaintPerson')
    .innerJoin('complaint', 'complaint.id', 'complaintPerson.complaintId')
    .where('complaintPerson.emailHash', '=', await emailHashOf(db, email))
    .selectAll('complaint')
    .execute()
  return rows.map((row) => complaintMapper.decode(row))
}

export interface ForgottenComplaints {
  deleted: number
  blackedOut: number
  /** Of files, which are removed after the commit. */
  keys: string[]
}

/**
 * What nobody has confirmed is deleted. What is in the book keeps its number, its sum and how it ended, without anything
 * the person has written; an open one ends.
 */
export async function forgetComplaints(trx: Trx, email: string, now: Date): Promise<ForgottenComplaints> {
  const all = await complaintsOfPerson(trx, email)
  const keys: string[] = []
  for (const complaint of all) {
    keys.push(...(await emptyPrivate(trx, complaint)))
    if (complaint.number === 0) await removeComplaint(trx, complaint, now)
    else await blackOutAll(trx, complaint, now)
    await trx.deleteFrom('complaintPerson').where('complaintId', '=', complaint.id).execute()
  }
  await trx.deleteFrom('mailQueue').where('kind', '=', 'complaint').where('to', '=', email).execute()
  const deleted = all.filter(({ number }) => number === 0).length
  return { deleted, blackedOut: all.length - deleted, keys }
}

async function blackOutAll(trx: Trx, complaint: Complaint, now: Date): Promise<void> {
  const words = { text: CUT, original: null, bars: [], leftOut: ['all' as const], supportReply: '', proposal: null }
  const at = now.toISOString()
  const closed: Partial<Complaint> = {
    state: 'withdrawn',
    closedAt: at,
    linkId: '',
    linkUntil: null,
    ...turnOf('', '', null, now),
  }
  const isOver = isClosed(complaint.state)
  await saveComplaint(trx, complaint, isOver ? words : { ...words, ...closed }, now)
}

/** Everything that is kept about a person's complaints, for that person. */
export async function exportComplaints(db: Db, email: string) {
  const complaints = await complaintsOfPerson(db, email)
  return Promise.all(
    complaints.map(async (complaint) => {
      const [person, events, files] = await Promise.all([
        db.selectFrom('complaintPerson').where('complaintId', '=', complaint.id).select('nickname').executeTakeFirst(),
        readEvents(db, complaint.id),
        listFiles(db, complaint.id),
      ])
      const { id, number, recordId, state, createdAt, receivedAt, closedAt, kind, wish, amount } = complaint
      const { happenedOn, supportOn, supportWay, supportReply, text, original } = complaint
      return {
        id,
        number,
        about: recordId,
        email,
        nickname: person?.nickname ?? '',
        state,
        createdAt,
        receivedAt,
        closedAt,
        kind,
        wish,
        amount,
        happenedOn,
        supportOn,
        supportWay,
        supportReply,
        text,
        original,
        /** What is public of its way, what the person has written and what was written to them. */
        events: events
          .filter(({ isPublic, actor, addressee }) => isPublic || actor === 'player' || addressee === 'player')
          .map(({ at, kind: what, sentence, body }) => ({ at, kind: what, sentence, body })),
        files: files
          .filter(({ source }) => source === 'player')
          .map(({ name, type, size, at }) => ({ name, type, size, at })),
      }
    }),
  )
}
