import type { Actor } from '#records/actor.ts'
import { forgetMail } from '#entities/mail-queue/queue.server.ts'
import {
  addToken,
  dropTokens,
  findEmail,
  hasWrittenReview,
  mailAbout,
  readSurroundings,
  type Surroundings,
} from '#features/complaints/around.server.ts'
import * as m from '#features/complaints/messages.ts'
import { solvedComplaint } from '#features/change-log/logged-facts.ts'
import { insertChanges, nextTimestamp, removeChange } from '#features/change-log/record-changes.server.ts'
import { operatorLetter, stepLetter } from '#features/complaints/letters.ts'
import { type Moved, moveBy } from '#features/complaints/machine.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { type ComplaintEvent, eventMapper } from '#features/complaints/event-schema.ts'
import { UNDO_MINUTES } from '#features/complaints/shared/limits.ts'
import type { ComplaintState } from '#features/complaints/shared/states.ts'
import { DECISIONS, DeskStep } from '#features/complaints/step-schema.ts'
import { addEvent, auditComplaint, getComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import { complaintTag } from '#features/complaints/sums.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { keysOf, pick } from '#shared/objects.ts'
import { said } from '#shared/words/message.ts'

/** A mail waits so long for the step to be undone. */
export const UNDO_MAIL_MS = 10_000
export const LETTER_LIFE_MS = 14 * 24 * 3_600_000

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
    throw new AppError('VERSION_CONFLICT', m.movedMeanwhile)
  }
  return complaint
}

/** What the step would do, or why it cannot. */
export function movedBy(complaint: Complaint, step: DeskStep, around: Surroundings, now: Date): Moved {
  const moved = moveBy(complaint, step, { now, firm: around.firm, hasContact: around.contact !== undefined })
  if (moved) return moved
  if (step.step === 'send' && !around.contact) {
    throw new AppError('BAD_REQUEST', m.contactMissing)
  }
  throw new AppError('VERSION_CONFLICT', m.notPossible)
}

/** A step of the desk: complaint, timeline, mails and audit, all or nothing. */
export const takeStep = (services: Stores, asked: Asked, step: DeskStep): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    if (complaint.proposal !== null) {
      throw new AppError('VERSION_CONFLICT', m.waitsForSecond)
    }
    const now = services.now()
    if (!DECISIONS.has(step.step) || !(await hasWrittenReview(trx, complaint, asked.actor))) {
      return apply(trx, services, { complaint, step, actor: asked.actor })
    }
    // Checked now, so that the second person is not asked about what cannot be.
    movedBy(complaint, step, await readSurroundings(trx, complaint), now)
    const { id: byId, name: by } = asked.actor
    const proposal = { step, by, byId, at: now.toISOString(), task: complaint.task }
    const after = await saveComplaint(trx, complaint, { proposal, task: 'confirm' }, now)
    const event = { kind: 'propose', actor: 'newsroom', actorName: by, sentence: step.sentence } as const
    const before = beforeOf(complaint, after)
    await addEvent(trx, { from: complaint, to: after }, { ...event, isPublic: false, before }, now)
    await auditComplaint(trx, asked.actor, 'propose', complaint)
    return after
  })

/** The decision of whoever wrote the review becomes valid by a second person. */
export const confirmProposal = (services: Stores, asked: Asked): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    const { proposal } = complaint
    if (!proposal) throw new AppError('BAD_REQUEST', m.noProposal)
    if (proposal.byId === asked.actor.id) throw new AppError('FORBIDDEN', m.secondConfirms)
    if (await hasWrittenReview(trx, complaint, asked.actor)) {
      throw new AppError('FORBIDDEN', m.bothWroteReview)
    }
    const step = DeskStep.parse(proposal.step)
    const actor = { ...asked.actor, name: proposal.by }
    return apply(trx, services, { complaint, step, actor, approvedBy: asked.actor })
  })

/** Nothing is decided: what was to be done before goes on. */
export const refuseProposal = (services: Stores, asked: Asked): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    if (!complaint.proposal) throw new AppError('BAD_REQUEST', m.noProposal)
    const change = { proposal: null, task: complaint.proposal.task }
    const after = await saveComplaint(trx, complaint, change, services.now())
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
  const all = { ...holder, ...change, ...(linkId && { linkId }), proposal: null }
  const after = await saveComplaint(trx, complaint, all, now)
  if (linkId) await addToken(trx, after.id, 'operator', linkId)
  const id = newId()
  const more = approvedBy ? { approvedBy: approvedBy.name } : {}
  const by = { actor: 'newsroom', actorName: actor.name, before: beforeOf(complaint, after) } as const
  const event = { id, kind, sentence, details: { ...details, ...more }, body, ...by }
  await addEvent(trx, { from: complaint, to: after }, event, now)
  await auditComplaint(trx, approvedBy ?? actor, step.step === 'publish' ? 'publish-answer' : step.step, complaint)
  if (after.state === 'solved') await logSolved(trx, after, actor)
  await mailBoth(trx, services, { id, after, step, around })
  return after
}

/** The change log and those who watch the offer hear that a complaint was solved. */
async function logSolved(trx: Trx, { number, collection, recordId }: Complaint, actor: Actor): Promise<void> {
  const at = await nextTimestamp(trx, recordId)
  const about = { id: newId(), collection, recordId, at, userId: actor.id, userName: actor.name, reason: '' }
  await insertChanges(trx, [{ ...about, ...solvedComplaint(number) }])
}

/** The columns that a step has changed, as they were. */
export function beforeOf(before: Complaint, after: Complaint): Partial<Complaint> {
  const changed = keysOf(after).filter((name) => name !== 'version' && !isSame(before[name], after[name]))
  return pick(before, changed)
}

interface About {
  /** Of the event: its mails begin so, and are found again when it is undone. */
  id: string
  after: Complaint
  step: DeskStep
  around: Surroundings
}

async function mailBoth(trx: Trx, services: Stores, { id, after, step, around }: About): Promise<void> {
  if (!canSendMail(services.env)) return
  const at = new Date(services.now().getTime() + UNDO_MAIL_MS)
  const common = { complaintId: after.id, at, lifeMs: LETTER_LIFE_MS }
  const email = await findEmail(trx, after.id)
  if (email) {
    const letter = stepLetter(after, step)
    await mailAbout(trx, services, { ...common, id: `${id}-p`, role: 'player', to: email, letter })
  }
  const letter = operatorLetter(after, around.offer, step)
  if (!letter || !around.contact) return
  await mailAbout(trx, services, { ...common, id: `${id}-o`, role: 'operator', to: around.contact.email, letter })
}

const mailsOf = (eventId: string) => [`${eventId}-p`, `${eventId}-o`, `${eventId}-m`]

/** Whoever has taken the complaint back since, or ended it by link, is not overruled. */
export const isUndoable = ({ before, undoneAt, toState }: ComplaintEvent, state: ComplaintState) =>
  before !== null && undoneAt === null && toState === state

/** A letter that is on its way cannot be called back, but the step before it can. */
async function lastUndoable(trx: Trx, { id, state }: Complaint, since: string): Promise<ComplaintEvent | undefined> {
  const rows = await trx
    .selectFrom('complaintEvent')
    .where('complaintId', '=', id)
    .where('at', '>=', since)
    .where('before', 'is not', null)
    .where('undoneAt', 'is', null)
    .orderBy('at', 'desc')
    .selectAll()
    .execute()
  for (const row of rows) {
    const event = eventMapper.decode(row)
    if (!isUndoable(event, state)) return undefined
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
    const row = await lastUndoable(trx, complaint, since)
    if (!row) throw new AppError('BAD_REQUEST', said(m.tooLateToUndo, { minutes: UNDO_MINUTES }))
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
    // Whoever was written to by mistake must not answer by the link of a later mail, either.
    if (kind === 'send') await dropTokens(trx, complaint.id, 'operator')
    if (complaint.state === 'solved') {
      await removeChange(trx, complaint.recordId, solvedComplaint(complaint.number).fact)
    }
    const event = { kind: 'undo', actor: 'newsroom', actorName: asked.actor.name, body: kind, isPublic: false } as const
    await addEvent(trx, { from: complaint, to: after }, event, now)
    await auditComplaint(trx, asked.actor, 'undo', complaint)
    return after
  })
