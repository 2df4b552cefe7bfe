import { sql } from 'kysely'
import { longerCheckLetter, reminderLetter } from '#features/complaints/letters.ts'
import { isOverdue, overdue } from '#features/complaints/machine.ts'
import { LETTER_LIFE_MS } from '#features/complaints/move.server.ts'
import { findEmail, mailAbout, readSurroundings } from '#features/complaints/around.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { daysLeft, nextReminder } from '#features/complaints/shared/clock.ts'
import { addEvent, findComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import type { Site } from '#features/players/letter.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { newId } from '#shared/id.ts'

/** Literals, so that the index of what waits for the clock is used. */
const waiting = (db: Reader) => db.selectFrom('complaint').where('isOpen', '=', sql.lit(1))
const inTime = (db: Reader) => waiting(db).where('overdueAt', 'is', null)

export const overdueComplaints = (db: Reader, now: string, except: readonly string[], limit: number) =>
  inTime(db)
    .where('deadlineAt', '<=', now)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('deadlineAt')
    .limit(limit)
    .select(['id', 'version', 'deadlineAt'])
    .execute()

/** The page says that the time is over; nothing else happens by itself. False if it is not over any more. */
export async function passDeadline(trx: Trx, site: Site, id: string, now: Date): Promise<boolean> {
  const complaint = await findComplaint(trx, id)
  if (!complaint || !isOverdue(complaint, now.toISOString())) return false
  const { change, ...moved } = overdue(complaint, now)
  const after = await saveComplaint(trx, complaint, change, now)
  const isPublic = complaint.turn !== 'us'
  await addEvent(trx, { from: complaint, to: after }, { ...moved, actor: 'clock', isPublic }, now)
  const email = complaint.task === 'check' ? await findEmail(trx, id) : null
  if (email) await mail(trx, site, { complaint, to: email, role: 'player', letter: longerCheckLetter(complaint), now })
  return true
}

export const remindedComplaints = (db: Reader, now: string, except: readonly string[], limit: number) =>
  db
    .selectFrom('complaint')
    .where('remindAt', '<=', now)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('remindAt')
    .limit(limit)
    .select(['id', 'version', 'remindAt'])
    .execute()

/** Those of days on which no server ran are one mail. */
export async function remind(trx: Trx, site: Site, id: string, now: Date): Promise<boolean> {
  const complaint = await findComplaint(trx, id)
  if (!complaint || complaint.remindAt === null || complaint.remindAt > now.toISOString()) return false
  const { deadlineAt, turn } = complaint
  const isOver = deadlineAt === null || deadlineAt <= now.toISOString()
  const remindAt = isOver ? null : nextReminder(deadlineAt, now)
  const after = await saveComplaint(trx, complaint, { remindAt }, now)
  if (isOver) return true
  const { contact, offer } = await readSurroundings(trx, complaint)
  const role = turn === 'player' ? 'player' : 'operator'
  // Whoever was decided about without being asked has no link to answer by.
  const to = role === 'player' ? await findEmail(trx, id) : complaint.linkId && contact?.email
  if (!to) return true
  const letter = reminderLetter(complaint, offer, daysLeft(now, deadlineAt) === 0)
  const event = { kind: 'remind', actor: 'clock', body: letter.subject, addressee: role, isPublic: false } as const
  await addEvent(trx, { from: complaint, to: after }, event, now)
  await mail(trx, site, { complaint, to, role, letter, now })
  return true
}

interface Sent {
  complaint: Complaint
  to: string
  role: 'player' | 'operator'
  letter: ReturnType<typeof longerCheckLetter>
  now: Date
}

async function mail(trx: Trx, site: Site, { complaint, to, role, letter, now }: Sent): Promise<void> {
  if (!canSendMail(site.env)) return
  const sending = { id: newId(), complaintId: complaint.id, to, role, letter, at: now, lifeMs: LETTER_LIFE_MS }
  await mailAbout(trx, site, sending)
}

interface Planned {
  from: string
  to: string
  recordId?: string | undefined
  /** Only so many, the earliest whose time is not over. */
  next?: number | undefined
}

/** Open ones whose time ends between two moments, for the calendar. */
export const plannedDeadlines = (db: Reader, { from, to, recordId, next }: Planned) =>
  (next === undefined ? waiting(db) : inTime(db).limit(next))
    .where('deadlineAt', '>=', from)
    .where('deadlineAt', '<=', to)
    .$if(recordId !== undefined, (query) => query.where('id', '=', recordId ?? ''))
    .orderBy('deadlineAt')
    .select(['id', 'version', 'number', 'title', 'kind', 'deadlineAt', 'turn', 'task', 'overdueAt', 'holderId'])
    .execute()

export const countDeadlines = (db: Reader) => countRows(inTime(db).where('deadlineAt', 'is not', null))
