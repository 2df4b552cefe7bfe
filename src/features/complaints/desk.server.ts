import { tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import type { Actor } from '#records/actor.ts'
import { Contact, type DeskComplaint, EVENT, FILE, OPERATOR, SEEN } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/messages.ts'
import { hasWrittenReview, readSurroundings, type Surroundings } from '#features/complaints/around.server.ts'
import { listFiles } from '#features/complaints/files.server.ts'
import { operatorLetter, stepLetter } from '#features/complaints/letters.ts'
import { listed } from '#features/complaints/list.server.ts'
import { stepsFrom } from '#features/complaints/machine.ts'
import { isUndoable, movedBy } from '#features/complaints/move.server.ts'
import { findPrivate } from '#features/complaints/private-data.ts'
import { publicComplaint, type PublicComplaint } from '#features/complaints/public.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import type { ComplaintEvent } from '#features/complaints/event-schema.ts'
import { operatorPath } from '#features/complaints/shared/address.ts'
import { EVIDENCE_DAYS, UNDO_MINUTES } from '#features/complaints/shared/limits.ts'
import { DeskStep } from '#features/complaints/step-schema.ts'
import { getComplaint, readEvents } from '#features/complaints/store.server.ts'
import { type Letter, maskedEmail } from '#features/players/letter.ts'
import type { Db, Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { keysOf, pick } from '#shared/objects.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const DAY_MS = 24 * 3_600_000

/** What readers see; nobody has an unconfirmed one on the desk. */
function shown(complaint: Complaint, events: readonly ComplaintEvent[]): PublicComplaint {
  const seen = publicComplaint(complaint, events)
  if (!seen) throw new AppError('NOT_FOUND', m.notConfirmed)
  return seen
}

export async function readForDesk(db: Db, id: string, actor: Actor, now: Date): Promise<DeskComplaint> {
  const complaint = await getComplaint(db, id)
  const [events, around, person, files, needsSecond] = await Promise.all([
    readEvents(db, id),
    readSurroundings(db, complaint),
    readPerson(db, id),
    listFiles(db, id),
    hasWrittenReview(db, complaint, actor),
  ])
  const { closedAt, overdueAt, text, pendingAnswer } = complaint
  return {
    ...listed(complaint, around.offer, around.contact !== undefined, now),
    ...pick(complaint, keysOf(SEEN)),
    canUndo: canUndo(complaint, events, now),
    steps: stepsFrom(complaint),
    isOverdue: overdueAt !== null,
    player: person,
    operator: operatorOf(complaint, around),
    proposal: proposalOf(complaint, actor),
    needsSecond,
    timeline: events.map(deskEvent),
    files: files.map((file) => pick(file, keysOf(FILE))),
    keptUntil: closedAt && new Date(Date.parse(closedAt) + EVIDENCE_DAYS * DAY_MS).toISOString(),
    found: { text: findPrivate(text, person), answer: findPrivate(pendingAnswer, person) },
    now: shown(complaint, events),
  }
}

async function readPerson(db: Reader, complaintId: string): Promise<DeskComplaint['player']> {
  const person = await db
    .selectFrom('complaintPerson')
    .where('complaintId', '=', complaintId)
    .select(['email', 'nickname', 'emailHash'])
    .executeTakeFirst()
  if (!person) return { nickname: '', maskedEmail: '', complaints: 0 }
  const complaints = await countRows(db.selectFrom('complaintPerson').where('emailHash', '=', person.emailHash))
  const masked = person.email ? maskedEmail(person.email) : ''
  return { nickname: person.nickname, maskedEmail: masked, complaints }
}

const operatorOf = (complaint: Complaint, { contact, firm }: Surroundings): DeskComplaint['operator'] => ({
  ...pick(complaint, keysOf(OPERATOR)),
  firm: complaint.firm || firm,
  contact: contact ? pick(contact, keysOf(Contact.shape)) : null,
})

function proposalOf({ proposal }: Complaint, actor: Actor): DeskComplaint['proposal'] {
  if (!proposal) return null
  const { by, at, byId } = proposal
  return { step: DeskStep.parse(proposal.step), by, at, isOwn: byId === actor.id }
}

const canUndo = ({ state }: Complaint, events: readonly ComplaintEvent[], now: Date) => {
  const since = new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString()
  return events.some((event) => event.at >= since && event.kind !== 'mail' && isUndoable(event, state))
}

const deskEvent = ({ undoneAt, details, ...event }: ComplaintEvent): DeskComplaint['timeline'][number] => {
  const { findings = [], questions = [], reasons = [], until = null, approvedBy = '' } = details
  return { ...pick(event, keysOf(EVENT)), isUndone: undoneAt !== null, findings, questions, reasons, until, approvedBy }
}

/** What the step would change for readers, which mails would go out, and what private words it contains. */
export async function previewStep(db: Db, id: string, step: DeskStep, actor: Actor, now: Date) {
  const complaint = await getComplaint(db, id)
  const [events, around, person] = await Promise.all([
    readEvents(db, id),
    readSurroundings(db, complaint),
    readPerson(db, id),
  ])
  const { change, kind, sentence, details } = movedBy(complaint, step, around, now)
  const after: Complaint = { ...complaint, ...change }
  const stored = { id: '', complaintId: id, at: now.toISOString(), body: '', undoneAt: null, before: null }
  const who = { actor: 'newsroom', actorName: actor.name, isPublic: true, addressee: '' } as const
  const event = { ...stored, ...who, kind, sentence, details, fromState: complaint.state, toState: after.state }
  const seen = shown(after, [...events, event])
  const toOperator = around.contact && operatorLetter(after, around.offer, step)
  const mails = [
    ...(person.maskedEmail ? [asMail('player', stepLetter(after, step))] : []),
    ...(toOperator ? [asMail('operator', toOperator)] : []),
  ]
  return { now: shown(complaint, events), after: seen, mails, found: wordsFound(seen, person) }
}

const asMail = (to: 'player' | 'operator', { subject, paragraphs }: Letter) => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
})

function wordsFound({ title, summary, text, events }: PublicComplaint, person: { nickname: string }) {
  const { sentence = '', findings = [], reasons = [], questions = [], answer = '' } = events.at(-1) ?? {}
  const said = findings.flatMap((finding) => [finding.text, finding.source])
  return findPrivate([title, summary, text, sentence, answer, ...said, ...reasons, ...questions].join('\n'), person)
}

/** For whoever the operator asks for it on another way. */
export async function linkOfOperator({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>, id: string) {
  const { linkId, linkUntil } = await getComplaint(db, id)
  if (!linkId || linkUntil === null || linkUntil <= now().toISOString()) {
    throw new AppError('NOT_FOUND', m.noLink)
  }
  return { link: env.SITE_URL + operatorPath(await tokenOfMail(db, linkId)), until: linkUntil }
}
