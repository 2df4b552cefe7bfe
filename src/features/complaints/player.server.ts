import { addFiles, dropFiles, type Evidence, storeEvidence } from '#features/complaints/files.server.ts'
import { confirmLetter } from '#features/complaints/letters.ts'
import { close, receive, wordOf } from '#features/complaints/machine.ts'
import { confirmed } from '#features/complaints/read.server.ts'
import { mailAbout, personHashOf } from '#features/complaints/around.server.ts'
import { type Complaint, type ComplaintInput, complaintMapper, UNREAD } from '#features/complaints/schema.ts'
import { CONFIRM_HOURS, FIRST_NUMBER } from '#features/complaints/shared/limits.ts'
import { isClosed } from '#features/complaints/shared/states.ts'
import { addEvent, findByToken, quietly, removeComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import type { NamedOffer } from '#features/players/offer.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

const HOUR_MS = 3_600_000
const CONFIRM_MS = CONFIRM_HOURS * HOUR_MS

type Stores = Pick<Services, 'db' | 'env' | 'storage' | 'now'>

export const unconfirmedBefore = (now: Date) => new Date(now.getTime() - CONFIRM_MS).toISOString()

export interface Written {
  offer: NamedOffer & { id: string }
  input: ComplaintInput
  email: string
  nickname: string
  files: readonly Evidence[]
}

/** Stores it unread and queues the mail that asks for confirmation. Returns the id of the mail. */
export async function addComplaint(services: Stores, { files, ...written }: Written): Promise<string> {
  const now = services.now()
  const mailId = newId()
  const stored = await storeEvidence(services, files, { source: 'player', at: now.toISOString() })
  await inTransaction(services.db, async (trx) => {
    const { id } = await insertUnread(trx, { ...written, id: newId() }, now)
    await addFiles(trx, id, stored)
    const letter = confirmLetter(written.offer)
    const about = { id: mailId, complaintId: id, to: written.email, role: 'player', letter } as const
    await mailAbout(trx, services, { ...about, at: now, lifeMs: CONFIRM_MS })
  })
  return mailId
}

/** As it was written, without a number; only its author knows of it. */
export async function insertUnread(
  trx: Trx,
  { id, offer, input, email, nickname }: Omit<Written, 'files'> & { id: string },
  now: Date,
): Promise<Complaint> {
  const at = now.toISOString()
  const complaint: Complaint = {
    ...UNREAD,
    ...input,
    id,
    collection: offer.collection,
    recordId: offer.id,
    original: input.text,
    createdAt: at,
    turnSince: at,
    lastWordAt: at,
  }
  await quietly(() => trx.insertInto('complaint').values(complaintMapper.encode(complaint)).execute())
  const emailHash = await personHashOf(trx, email ? { email } : { recordId: offer.id, nickname })
  await trx.insertInto('complaintPerson').values({ complaintId: id, email, emailHash, nickname }).execute()
  return complaint
}

/** The complaint of a player's link, unless it was not confirmed in time. */
export async function findOfPlayer(db: Reader, token: string, now: Date): Promise<Complaint | undefined> {
  const complaint = await findByToken(db, token, 'player')
  const isLate = complaint?.state === 'unconfirmed' && complaint.createdAt <= unconfirmedBefore(now)
  return isLate ? undefined : complaint
}

/** It joins the book with the next number, and waits for the newsroom. */
export const confirmComplaint = (db: Db, complaint: Complaint, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const after = await saveComplaint(trx, complaint, await entering(trx, now), now)
    await addEvent(trx, { from: complaint, to: after }, { kind: 'received', actor: 'player' }, now)
  })

export const entering = async (trx: Trx, now: Date) => ({ ...receive(now), number: await nextNumber(trx) })

/** Numbers follow each other without gaps, also when two people confirm in the same moment. */
async function nextNumber(trx: Trx): Promise<number> {
  await dialectOf(trx).lockForSetup(trx)
  const { last } = await confirmed(trx)
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return Math.max(FIRST_NUMBER, (last ?? 0) + 1)
}

/** What the player writes to the newsroom by the link, and what they send with it. */
export async function addWord(services: Stores, complaint: Complaint, words: string, files: readonly Evidence[]) {
  const now = services.now()
  const moved = wordOf(complaint, words, now)
  if (!moved) throw new AppError('NOT_FOUND')
  const stored = await storeEvidence(services, files, { source: 'player', at: now.toISOString() })
  await inTransaction(services.db, async (trx) => {
    const after = await saveComplaint(trx, complaint, moved.change, now)
    await addEvent(trx, { from: complaint, to: after }, { ...moved, actor: 'player', isPublic: false }, now)
    await addFiles(trx, complaint.id, stored)
  })
}

const TAKEN_BACK = 'Hráč stížnost stáhl.'

/** Before it is in the book it is deleted; after that the book keeps that there was one. */
export async function withdrawComplaint({ db, storage }: Stores, complaint: Complaint, now: Date): Promise<void> {
  if (isClosed(complaint.state)) return
  const keys = await inTransaction(db, async (trx) => {
    if (complaint.state === 'unconfirmed') {
      const dropped = await dropFiles(trx, complaint.id)
      await removeComplaint(trx, complaint, now)
      return dropped
    }
    const change = { ...close('withdrawn', now), proposal: null, lastWordAt: now.toISOString() }
    const after = await saveComplaint(trx, complaint, change, now)
    await addEvent(
      trx,
      { from: complaint, to: after },
      { kind: 'withdraw', actor: 'player', sentence: TAKEN_BACK },
      now,
    )
    return []
  })
  for (const key of keys) await storage.remove(key)
}
