import type { Actor } from '#records/actor.ts'
import { forgetMail } from '#entities/mail-queue/queue.server.ts'
import { hasWrittenReview, readSurroundings, type Surroundings } from '#features/complaints/around.server.ts'
import { operatorLetter, stepLetter } from '#features/complaints/letters.ts'
import { addToken, queueLetter } from '#features/complaints/mail.server.ts'
import { type Moved, moveBy } from '#features/complaints/machine.ts'
import { type Complaint, type ComplaintEvent, eventMapper } from '#features/complaints/schema.ts'
import { UNDO_MINUTES } from '#features/complaints/shared/limits.ts'
import { logSolved, unlogSolved } from '#features/complaints/solved-log.server.ts'
import { DECISIONS, DeskStep } from '#features/complaints/step-schema.ts'
import { addEvent, auditComplaint, getComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import { complaintTag } from '#features/complaints/tags.server.ts'
import { findEmail } from '#features/complaints/person.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

const DAY_MS = 24 * 3_600_000
/** A mail waits so long for the step to be undone. */
export const UNDO_MAIL_MS = 10_000
export const LETTER_LIFE_MS = 14 * DAY_MS

export type Stores = Pick<Services, 'db' | 'env' | 'now'>

export interface Asked {
  id: string
  actor: Actor
  /** Of the version that was seen; left out, the current one is moved. */
  version?: number | undefined
}

export async function readCurrent(trx: Db, { id, version }: Asked): Promise<Complaint> {
  const complaint = await getComplaint(trx, id)
  if (version !== undefined && version !== complaint.version) {
    throw new AppError('VERSION_CONFLICT', 'This complaint was moved meanwhile. Read it again.')
  }
  return complaint
}

/** What the step would do, or why it cannot. */
export function movedBy(complaint: Complaint, step: DeskStep, around: Surroundings, now: Date): Moved {
  const moved = moveBy(complaint, step, { now, firm: around.firm, hasContact: around.contact !== undefined })
  if (moved) return moved
  if (step.step === 'send' && !around.contact) {
    throw new AppError('BAD_REQUEST', 'This casino has no contact for complaints. Write one down first.')
  }
  throw new AppError('VERSION_CONFLICT', 'This step is not possible any more. Look at the complaint again.')
}

/** A step of the desk: complaint, timeline, mails and audit, all or nothing. */
export const takeStep = (services: Stores, asked: Asked, step: DeskStep): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    if (complaint.proposal !== null) {
      throw new AppError('VERSION_CONFLICT', 'A decision waits for a second person. Confirm it or take it back first.')
    }
    const now = services.now()
    if (!DECISIONS.has(step.step) || !(await hasWrittenReview(trx, complaint, asked.actor))) {
      return apply(trx, services, { complaint, step, actor: asked.actor })
    }
    // Checked now, so that the second person is not asked about what cannot be.
    movedBy(complaint, step, await readSurroundings(trx, complaint), now)
    const { id: byId, name: by } = asked.actor
    const proposal = { step, by, byId, at: now.toISOString() }
    const after = await saveComplaint(trx, complaint, { proposal, task: 'confirm' }, now)
    const event = { kind: 'propose', actor: 'newsroom', actorName: by, sentence: step.sentence, details: {} } as const
    await addEvent(
      trx,
      { from: complaint, to: after },
      { ...event, isPublic: false, before: beforeOf(complaint, after) },
      now,
    )
    await auditComplaint(trx, asked.actor, 'propose', complaint)
    return after
  })

/** The decision of whoever wrote the review becomes valid by a second person. */
export const confirmProposal = (services: Stores, asked: Asked): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    const { proposal } = complaint
    if (!proposal) throw new AppError('BAD_REQUEST', 'No decision waits for a second person.')
    if (proposal.byId === asked.actor.id) throw new AppError('FORBIDDEN', 'A second person has to confirm it.')
    if (await hasWrittenReview(trx, complaint, asked.actor)) {
      throw new AppError(
        'FORBIDDEN',
        'You have written the review of this casino, too: somebody else has to confirm it.',
      )
    }
    const step = DeskStep.parse(proposal.step)
    return apply(trx, services, {
      complaint,
      step,
      actor: { ...asked.actor, name: proposal.by },
      approvedBy: asked.actor,
    })
  })

/** Nothing is decided; whoever has it decides anew. */
export const refuseProposal = (services: Stores, asked: Asked): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    if (!complaint.proposal) throw new AppError('BAD_REQUEST', 'No decision waits for a second person.')
    const after = await saveComplaint(trx, complaint, { proposal: null, task: 'decide' }, services.now())
    await auditComplaint(trx, asked.actor, 'refuse-proposal', complaint)
    return after
  })

interface Applied {
  complaint: Complaint
  step: DeskStep
  actor: Actor
  approvedBy?: Actor
}

async function apply(trx: Trx, services: Stores, { complaint, step, actor, approvedBy }: Applied): Promise<Complaint> {
  const now = services.now()
  const around = await readSurroundings(trx, complaint)
  const { change, kind, sentence, details, body = '' } = movedBy(complaint, step, around, now)
  const linkId = step.step === 'send' ? newId() : undefined
  const holder = complaint.holderId === null ? { holderId: actor.id, holderName: actor.name } : {}
  const after = await saveComplaint(
    trx,
    complaint,
    { ...holder, ...change, ...(linkId && { linkId }), proposal: null },
    now,
  )
  if (linkId) await addToken(trx, after, 'operator', linkId)
  const id = newId()
  const more = approvedBy ? { approvedBy: approvedBy.name } : {}
  const event = { id, kind, sentence, details: { ...details, ...more }, body } as const
  const before = beforeOf(complaint, after)
  await addEvent(
    trx,
    { from: complaint, to: after },
    { ...event, actor: 'newsroom', actorName: actor.name, before },
    now,
  )
  await auditComplaint(trx, approvedBy ?? actor, step.step === 'publish' ? 'publish-answer' : step.step, complaint)
  if (after.state === 'solved') await logSolved(trx, after, actor)
  await mailAbout(trx, services, { id, after, step, around })
  return after
}

/** The columns that a step has changed, as they were. */
export function beforeOf(before: Complaint, after: Complaint): Partial<Complaint> {
  const changed = (Object.keys(after) as (keyof Complaint)[]).filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, before[name]]))
}

interface About {
  /** Of the event: its mails begin so, and are found again when it is undone. */
  id: string
  after: Complaint
  step: DeskStep
  around: Surroundings
}

async function mailAbout(trx: Trx, services: Stores, { id, after, step, around }: About): Promise<void> {
  if (!canSendMail(services.env)) return
  const at = new Date(services.now().getTime() + UNDO_MAIL_MS)
  const common = { complaintId: after.id, at, lifeMs: LETTER_LIFE_MS }
  const email = await findEmail(trx, after.id)
  if (email) {
    const letter = stepLetter(after, step)
    await queueLetter(trx, services, { ...common, id: `${id}-p`, role: 'player', to: email, letter })
  }
  const questions = step.step === 'send' ? step.questions : step.step === 'ask-operator' ? [step.question] : undefined
  if (!questions || !around.contact) return
  const letter = operatorLetter(after, around.offer, questions)
  await queueLetter(trx, services, { ...common, id: `${id}-o`, role: 'operator', to: around.contact.email, letter })
}

const mailsOf = (eventId: string) => [`${eventId}-p`, `${eventId}-o`, `${eventId}-m`]

/** A letter that is on its way cannot be called back, but the step before it can. */
async function lastUndoable(trx: Trx, complaintId: string, since: string): Promise<ComplaintEvent | undefined> {
  const rows = await trx
    .selectFrom('complaintEvent')
    .where('complaintId', '=', complaintId)
    .where('at', '>=', since)
    .where('before', 'is not', null)
    .where('undoneAt', 'is', null)
    .orderBy('at', 'desc')
    .selectAll()
    .execute()
  for (const row of rows) {
    const event = eventMapper.decode(row)
    if (event.kind !== 'mail') return event
    const [mailId] = mailsOf(event.id).slice(-1)
    const waiting = await trx
      .selectFrom('mailQueue')
      .where('id', '=', mailId ?? '')
      .select('id')
      .executeTakeFirst()
    if (waiting) return event
  }
  return undefined
}

/** Takes the newest step back, and its mails if they were not sent yet. The history keeps both. */
export const undoLast = (services: Stores, asked: Asked): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const now = services.now()
    const complaint = await readCurrent(trx, asked)
    const since = new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString()
    const row = await lastUndoable(trx, complaint.id, since)
    if (!row)
      throw new AppError('BAD_REQUEST', `A step can be undone for ${UNDO_MINUTES} minutes. Now take another step.`)
    const { id, kind, before } = row
    const back: Partial<Complaint> = JSON.parse(before ?? '{}')
    const after = await saveComplaint(trx, complaint, back, now)
    await invalidating('complaint', [complaintTag(complaint.id)], () =>
      trx
        .updateTable('complaintEvent')
        .set({ undoneAt: now.toISOString(), before: null })
        .where('id', '=', id)
        .execute(),
    )
    for (const mailId of mailsOf(id)) await forgetMail(trx, mailId)
    if (complaint.state === 'solved') await unlogSolved(trx, complaint)
    const event = { kind: 'undo', actor: 'newsroom', actorName: asked.actor.name, sentence: '', details: {} } as const
    await addEvent(trx, { from: complaint, to: after }, { ...event, body: kind, isPublic: false }, now)
    await auditComplaint(trx, asked.actor, 'undo', complaint)
    return after
  })
