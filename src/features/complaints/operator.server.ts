import { addFiles, type Evidence, storeEvidence } from '#features/complaints/files.server.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { answerCopyLetter } from '#features/complaints/letters.ts'
import { mailAbout } from '#features/complaints/around.server.ts'
import { answerOf, extend } from '#features/complaints/machine.ts'
import { LETTER_LIFE_MS } from '#features/complaints/move.server.ts'
import type { Complaint, Outcome } from '#features/complaints/schema.ts'
import { EXTENSION_DAYS } from '#features/complaints/shared/limits.ts'
import { addEvent, findByToken, quietly, saveComplaint } from '#features/complaints/store.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

type Stores = Pick<Services, 'db' | 'env' | 'storage' | 'now'>

/** `open`: it may answer. `over`: its time has ended, or the complaint is closed. */
export interface OperatorsLink {
  complaint: Complaint
  isOpen: boolean
}

const ANSWERABLE: ReadonlySet<Complaint['state']> = new Set(['operator', 'deciding', 'paying'])

/** Undefined for a link that we do not know. */
export async function findOfOperator(db: Reader, token: string, now: Date): Promise<OperatorsLink | undefined> {
  const complaint = await findByToken(db, token, 'operator')
  if (!complaint) return undefined
  const { state, linkId, linkUntil } = complaint
  const isOpen = ANSWERABLE.has(state) && linkId !== '' && linkUntil !== null && linkUntil > now.toISOString()
  return { complaint, isOpen }
}

/** The newsroom sees when the operator has opened its link for the first time. */
export async function markOpened(db: Db, { id }: Complaint, now: Date): Promise<void> {
  const set = { openedAt: now.toISOString() }
  await quietly(() => db.updateTable('complaint').set(set).where('id', '=', id).where('openedAt', 'is', null).execute())
}

export interface Answered {
  answer: string
  outcome: Outcome
  /** Seen by the newsroom only. */
  person: string
  email: string
  files: readonly Evidence[]
  /** To that address. */
  wantsCopy: boolean
}

/** Returns the id of the mail with a copy, if there is one. */
export async function answerComplaint(services: Stores, complaint: Complaint, answered: Answered): Promise<string> {
  const { answer, outcome, person, email, files, wantsCopy } = answered
  const now = services.now()
  const stored = await storeEvidence(services, files, { source: 'operator', at: now.toISOString() })
  const mailId = newId()
  await inTransaction(services.db, async (trx) => {
    const { change, body = '', ...moved } = answerOf(complaint, answer, outcome, now)
    const after = await saveComplaint(trx, complaint, change, now)
    const by = { actor: 'operator', actorName: complaint.firm, body: `${person}, ${email}\n\n${body}` } as const
    await addEvent(trx, { from: complaint, to: after }, { ...moved, ...by, isPublic: false }, now)
    await addFiles(trx, complaint.id, stored)
    if (!wantsCopy || !canSendMail(services.env)) return
    const letter = answerCopyLetter(after, await findOffer(trx, after))
    const mail = { id: mailId, complaintId: complaint.id, to: email, role: 'operator', letter } as const
    await mailAbout(trx, services, { ...mail, at: now, lifeMs: LETTER_LIFE_MS })
  })
  return mailId
}

/** More time, once. */
export const extendTime = (services: Stores, complaint: Complaint): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.now()
    const moved = extend(complaint, EXTENSION_DAYS, now)
    if (!moved) throw new AppError('VERSION_CONFLICT')
    const after = await saveComplaint(trx, complaint, moved.change, now)
    const event = { ...moved, actor: 'operator', actorName: complaint.firm } as const
    await addEvent(trx, { from: complaint, to: after }, event, now)
  })
