import { emptyPrivate } from '#features/complaints/keep.server.ts'
import { close } from '#features/complaints/machine.ts'
import { type Person, personHashOf } from '#features/complaints/around.server.ts'
import { type Complaint, ComplaintInput, complaintMapper } from '#features/complaints/schema.ts'
import { isClosed } from '#features/complaints/shared/states.ts'
import { listFiles } from '#features/complaints/files.server.ts'
import { addEvent, readEvents, removeComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import { CUT } from '#features/players/bars.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { keysOf, pick } from '#shared/objects.ts'

/** Also those of whose address or account only the hash is left. */
async function complaintsOfPerson(db: Db, person: Person): Promise<Complaint[]> {
  const rows = await db
    .selectFrom('complaintPerson')
    .innerJoin('complaint', 'complaint.id', 'complaintPerson.complaintId')
    .where('complaintPerson.emailHash', '=', await personHashOf(db, person))
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
export async function forgetComplaints(trx: Trx, person: Person, now: Date): Promise<ForgottenComplaints> {
  const all = await complaintsOfPerson(trx, person)
  const keys: string[] = []
  for (const complaint of all) {
    keys.push(...(await emptyPrivate(trx, complaint)))
    if (complaint.number === 0) await removeComplaint(trx, complaint, now)
    else await blackOutAll(trx, complaint, now)
    await trx.deleteFrom('complaintPerson').where('complaintId', '=', complaint.id).execute()
  }
  if ('email' in person) {
    await trx.deleteFrom('mailQueue').where('kind', '=', 'complaint').where('to', '=', person.email).execute()
  }
  const deleted = all.filter(({ number }) => number === 0).length
  return { deleted, blackedOut: all.length - deleted, keys }
}

const FORGOTTEN = 'Hráč požádal o smazání svých údajů, stížnost tím skončila.'

async function blackOutAll(trx: Trx, complaint: Complaint, now: Date): Promise<void> {
  const written = { text: CUT, original: null, bars: [], leftOut: ['all' as const], supportReply: '' }
  // What the operator has written of the player, and nobody has read yet.
  const words = { ...written, proposal: null, pendingAnswer: '', pendingOutcome: '' as const, pendingBars: [] }
  if (isClosed(complaint.state)) return void (await saveComplaint(trx, complaint, words, now))
  const after = await saveComplaint(trx, complaint, { ...words, ...close('withdrawn', now) }, now)
  const event = { kind: 'withdraw', actor: 'player', sentence: FORGOTTEN } as const
  await addEvent(trx, { from: complaint, to: after }, event, now)
}

/** Everything that is kept about a person's complaints, for that person. */
export async function exportComplaints(db: Db, person: Person) {
  const complaints = await complaintsOfPerson(db, person)
  return Promise.all(
    complaints.map(async (complaint) => {
      const [kept, events, files] = await Promise.all([
        db.selectFrom('complaintPerson').where('complaintId', '=', complaint.id).select('nickname').executeTakeFirst(),
        readEvents(db, complaint.id),
        listFiles(db, complaint.id),
      ])
      return {
        about: complaint.recordId,
        email: 'email' in person ? person.email : '',
        nickname: kept?.nickname ?? '',
        ...pick(complaint, ['id', 'number', 'state', 'createdAt', 'receivedAt', 'closedAt', 'original']),
        ...pick(complaint, keysOf(ComplaintInput.shape)),
        /** What is public of its way, what the person has written and what was written to them. */
        events: events
          .filter(({ isPublic, actor, addressee }) => isPublic || actor === 'player' || addressee === 'player')
          .map(({ at, kind: what, sentence, body }) => ({ at, kind: what, sentence, body })),
        files: files
          .filter(({ source }) => source === 'player')
          .map((file) => pick(file, ['name', 'type', 'size', 'at'])),
      }
    }),
  )
}
