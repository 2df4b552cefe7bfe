import { tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import type { Actor } from '#records/actor.ts'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { hasWrittenReview, readSurroundings, type Surroundings } from '#features/complaints/around.server.ts'
import { listFiles } from '#features/complaints/files.server.ts'
import { operatorLetter, stepLetter } from '#features/complaints/letters.ts'
import { listed } from '#features/complaints/list.server.ts'
import { stepsFrom } from '#features/complaints/machine.ts'
import { movedBy } from '#features/complaints/move.server.ts'
import { findPrivate } from '#features/complaints/private-data.ts'
import { publicComplaint, type PublicComplaint } from '#features/complaints/public.ts'
import type { Complaint, ComplaintEvent } from '#features/complaints/schema.ts'
import { operatorPath } from '#features/complaints/shared/address.ts'
import { EVIDENCE_DAYS, UNDO_MINUTES } from '#features/complaints/shared/limits.ts'
import { DeskStep } from '#features/complaints/step-schema.ts'
import { getComplaint, readEvents } from '#features/complaints/store.server.ts'
import { maskedEmail } from '#features/players/masked.ts'
import type { Db, Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'

const DAY_MS = 24 * 3_600_000

/** What readers see; nobody has an unconfirmed one on the desk. */
function shown(complaint: Complaint, events: readonly ComplaintEvent[]): PublicComplaint {
  const seen = publicComplaint(complaint, events)
  if (!seen) throw new AppError('NOT_FOUND', 'This complaint was not confirmed.')
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
  const { nickname } = person
  const { kind, wish, amount, happenedOn, supportOn, supportWay, supportReply, isRefused } = complaint
  return {
    ...listed(complaint, around.offer, now),
    kind,
    wish,
    amount,
    happenedOn,
    supportOn,
    supportWay,
    supportReply,
    isRefused,
    text: complaint.text,
    original: complaint.original,
    bars: complaint.bars,
    isDocumented: complaint.isDocumented,
    summary: complaint.summary,
    canUndo: canUndo(events, now),
    steps: stepsFrom(complaint),
    isOverdue: complaint.overdueAt !== null,
    daysKept: complaint.daysKept,
    isExtended: complaint.isExtended,
    player: person,
    operator: operatorOf(complaint, around),
    proposal: proposalOf(complaint, actor),
    needsSecond,
    timeline: events.map(deskEvent),
    files: files.map(({ id: fileId, source, name, type, size, at }) => ({ id: fileId, source, name, type, size, at })),
    keptUntil: complaint.closedAt && new Date(Date.parse(complaint.closedAt) + EVIDENCE_DAYS * DAY_MS).toISOString(),
    found: {
      text: findPrivate(complaint.text, { nickname }),
      answer: findPrivate(complaint.pendingAnswer, { nickname }),
    },
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
  const { complaints } = await db
    .selectFrom('complaintPerson')
    .where('emailHash', '=', person.emailHash)
    .select((eb) => eb.fn.countAll<number | string>().as('complaints'))
    .executeTakeFirstOrThrow()
  const masked = person.email === null ? '' : maskedEmail(person.email)
  return { nickname: person.nickname, maskedEmail: masked, complaints: Number(complaints) }
}

function operatorOf(complaint: Complaint, { contact, firm }: Surroundings): DeskComplaint['operator'] {
  const { sentAt, openedAt, linkUntil, pendingAnswer, pendingBars, pendingOutcome, answeredAt } = complaint
  const { email = '', source = '', checkedAt = '', checkedBy = '' } = contact ?? {}
  return {
    firm: complaint.firm || firm,
    contact: contact ? { email, source, checkedAt, checkedBy } : null,
    sentAt,
    openedAt,
    linkUntil,
    pendingAnswer,
    pendingBars,
    pendingOutcome,
    answeredAt,
  }
}

function proposalOf({ proposal }: Complaint, actor: Actor): DeskComplaint['proposal'] {
  if (!proposal) return null
  const { by, at, byId } = proposal
  return { step: DeskStep.parse(proposal.step), by, at, isOwn: byId === actor.id }
}

const canUndo = (events: readonly ComplaintEvent[], now: Date) => {
  const since = new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString()
  return events.some(({ at, before, undoneAt, kind }) => {
    return at >= since && before !== null && undoneAt === null && kind !== 'mail'
  })
}

const deskEvent = (event: ComplaintEvent): DeskComplaint['timeline'][number] => ({
  id: event.id,
  at: event.at,
  kind: event.kind,
  actor: event.actor,
  actorName: event.actorName,
  fromState: event.fromState,
  toState: event.toState,
  isPublic: event.isPublic,
  isUndone: event.undoneAt !== null,
  sentence: event.sentence,
  findings: event.details.findings ?? [],
  questions: event.details.questions ?? [],
  reasons: event.details.reasons ?? [],
  until: event.details.until ?? null,
  approvedBy: event.details.approvedBy ?? '',
  body: event.body,
  addressee: event.addressee,
})

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
  const event: ComplaintEvent = {
    id: '',
    complaintId: id,
    at: now.toISOString(),
    kind,
    actor: 'newsroom',
    actorName: actor.name,
    fromState: complaint.state,
    toState: after.state,
    isPublic: true,
    sentence,
    details,
    body: '',
    addressee: '',
    undoneAt: null,
    before: null,
  }
  const seen = shown(after, [...events, event])
  const { subject, paragraphs } = stepLetter(after, step)
  const mails = person.maskedEmail ? [{ to: 'player' as const, subject, text: paragraphs.join('\n\n') }] : []
  const questions = step.step === 'send' ? step.questions : step.step === 'ask-operator' ? [step.question] : []
  if (questions.length > 0) {
    const letter = operatorLetter(after, around.offer, questions)
    const mail = { to: 'operator' as const, subject: letter.subject, text: letter.paragraphs.join('\n\n') }
    return { now: shown(complaint, events), after: seen, mails: [...mails, mail], found: wordsFound(seen, person) }
  }
  return { now: shown(complaint, events), after: seen, mails, found: wordsFound(seen, person) }
}

function wordsFound({ title, summary, text, events }: PublicComplaint, { nickname }: { nickname: string }) {
  const { sentence = '', findings = [], reasons = [], questions = [], answer = '' } = events.at(-1) ?? {}
  const said = findings.flatMap((finding) => [finding.text, finding.source])
  return findPrivate([title, summary, text, sentence, answer, ...said, ...reasons, ...questions].join('\n'), {
    nickname,
  })
}

/** For whoever the operator asks for it on another way. */
export async function linkOfOperator({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>, id: string) {
  const { linkId, linkUntil } = await getComplaint(db, id)
  if (!linkId || linkUntil === null || linkUntil <= now().toISOString()) {
    throw new AppError('NOT_FOUND', 'The operator has no link now.')
  }
  return { link: env.SITE_URL + operatorPath(await tokenOfMail(db, linkId)), until: linkUntil }
}
