import type { NamedOffer } from '#features/players/offer.ts'
import { hashToken, serverSecret, sign } from '#entities/session/tokens.server.ts'
import { confirmLetter } from '#features/voices/letters.ts'
import { type Proof, storeProof } from '#features/players/proof.server.ts'
import { EMPTIED } from '#features/voices/public.ts'
import { UNREAD, type Voice, type VoiceInput, voiceMapper } from '#features/voices/schema.ts'
import { authorPath } from '#features/voices/shared/address.ts'
import { hashOfMail, queueLetter, type Sending, type Site } from '#features/players/letter.server.ts'
import { CONFIRM_HOURS } from '#features/voices/shared/limits.ts'
import { lookForSigns } from '#features/voices/signs.server.ts'
import { printsOf, storePrints } from '#features/voices/similar.server.ts'
import { quietly, removeVoice, saveVoice } from '#features/voices/store.server.ts'
import { countsOf, moveCounts, NOTHING } from '#features/voices/sums.server.ts'
import { mailboxOf } from '#features/watching/schema.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { pick } from '#shared/objects.ts'

const HOUR_MS = 3_600_000
const CONFIRM_MS = CONFIRM_HOURS * HOUR_MS

type Stores = Pick<Services, 'db' | 'env' | 'storage' | 'now'>

export const unconfirmedBefore = (now: Date) => new Date(now.getTime() - CONFIRM_MS).toISOString()

export const emailHashOf = async (db: Db, email: string) => sign(await serverSecret(db), 'voice-email', email)
const mailboxHashOf = async (db: Db, email: string) => sign(await serverSecret(db), 'voice-mailbox', mailboxOf(email))

interface Written {
  offer: NamedOffer & { id: string }
  input: VoiceInput
  email: string
  proof: Proof | undefined
}

/** Stores it unread and queues the mail that asks for confirmation. Returns the id of the mail. */
export async function addVoice(services: Stores, { offer, input, email, proof }: Written): Promise<string> {
  const { db } = services
  const now = services.now()
  const [id, mailId] = [newId(), newId()]
  const stored = proof ? await storeProof(services, proof) : ''
  const createdAt = now.toISOString()
  const voice: Voice = {
    ...UNREAD,
    ...input,
    id,
    version: 1,
    collection: offer.collection,
    recordId: offer.id,
    state: 'unconfirmed',
    createdAt,
    queuedAt: createdAt,
    original: input.text,
    proof: stored,
    proofType: proof?.type ?? '',
  }
  await inTransaction(db, async (trx) => {
    await quietly(() => trx.insertInto('voice').values(voiceMapper.encode(voice)).execute())
    await insertAuthor(trx, voice, email)
    const letter = confirmLetter(offer)
    await mailAuthor(trx, services, id, { id: mailId, to: email, letter, at: now, lifeMs: CONFIRM_MS })
  })
  return mailId
}

/** With a link of its own to the author's page. */
export async function mailAuthor(trx: Trx, site: Site, voiceId: string, sending: Sending): Promise<void> {
  await trx
    .insertInto('voiceToken')
    .values({ hash: await hashOfMail(trx, sending.id), voiceId })
    .execute()
  await queueLetter(trx, site, 'voice', sending, authorPath)
}

async function insertAuthor(trx: Trx, { id: voiceId, createdAt, decidedAt }: Voice, email: string): Promise<void> {
  const [emailHash, mailboxHash] = [await emailHashOf(trx, email), await mailboxHashOf(trx, email)]
  await trx
    .insertInto('voiceAuthor')
    .values({ voiceId, email, emailHash, mailboxHash, createdAt, toldAt: decidedAt })
    .execute()
}

/** A voice in whatever state it is, with what belongs to that: for the demo. */
export async function insertVoice(trx: Trx, voice: Voice, email: string): Promise<void> {
  await quietly(() => trx.insertInto('voice').values(voiceMapper.encode(voice)).execute())
  await moveCounts(trx, voice, NOTHING, countsOf(voice))
  if (voice.state === 'withdrawn') return
  await insertAuthor(trx, voice, email)
  if (voice.state === 'waiting') {
    const mailboxHash = await mailboxHashOf(trx, email)
    const signs = await lookForSigns(trx, voice, { email, mailboxHash }, new Date(voice.queuedAt))
    const set = voiceMapper.encode({ ...voice, ...signs })
    await quietly(() => trx.updateTable('voice').set(set).where('id', '=', voice.id).execute())
  } else if (voice.original !== null) await storePrints(trx, voice.id, printsOf(voice.original))
}

/** The voice of a link, unless it was not confirmed in time. */
export async function findByToken(db: Reader, token: string, now: Date): Promise<Voice | undefined> {
  const row = await db
    .selectFrom('voiceToken')
    .innerJoin('voice', 'voice.id', 'voiceToken.voiceId')
    .where('voiceToken.hash', '=', hashToken(token))
    .selectAll('voice')
    .executeTakeFirst()
  const voice = row && voiceMapper.decode(row)
  const isLate = voice?.state === 'unconfirmed' && voice.createdAt <= unconfirmedBefore(now)
  return isLate ? undefined : voice
}

/** Joins the newsroom's queue, with what should be looked at. */
const enqueue = async (trx: Trx, voice: Voice, change: Partial<Voice>, now: Date) => {
  const author = await trx
    .selectFrom('voiceAuthor')
    .where('voiceId', '=', voice.id)
    .select(['email', 'mailboxHash'])
    .executeTakeFirst()
  const queued: Partial<Voice> = { ...change, state: 'waiting', queuedAt: now.toISOString() }
  const signs = author
    ? await lookForSigns(trx, { ...voice, ...queued }, { ...author, email: author.email ?? '' }, now)
    : {}
  await saveVoice(trx, voice, { ...queued, ...signs }, now)
  // Undoing an earlier decision would bring back other words.
  await trx.deleteFrom('voiceStep').where('voiceId', '=', voice.id).execute()
}

export const confirmVoice = (db: Db, voice: Voice, now: Date): Promise<void> =>
  inTransaction(db, (trx) => enqueue(trx, voice, { confirmedAt: now.toISOString() }, now))

const CHANGEABLE = new Set<Voice['state']>(['waiting', 'asked', 'shown', 'rejected', 'aside'])
export const isChangeable = ({ state }: Voice) => CHANGEABLE.has(state)

/** Also when the time for it is over, as long as the words are kept that would be read again. */
export const isAnswerable = ({ state, reason, original }: Voice) =>
  state === 'asked' || (state === 'rejected' && reason === 'no-answer' && original !== null)

const UNDECIDED = ['bars', 'leftOut', 'isListed', 'isDocumented', 'reason', 'letter', 'decidedAt', 'decidedBy'] as const

/** Other words have to be read again; until then nothing is shown. */
export async function changeVoice(services: Stores, voice: Voice, input: VoiceInput, proof: Proof | undefined) {
  if (!isChangeable(voice)) throw new AppError('NOT_FOUND')
  const now = services.now()
  const stored = proof ? { proof: await storeProof(services, proof), proofType: proof.type } : {}
  const unread = pick(UNREAD, UNDECIDED)
  await inTransaction(services.db, (trx) =>
    enqueue(trx, voice, { ...unread, ...input, ...stored, original: input.text }, now),
  )
  if (proof && voice.proof) await services.storage.remove(voice.proof)
}

export const answerQuestion = (db: Db, voice: Voice, answer: string, now: Date): Promise<void> =>
  inTransaction(db, (trx) =>
    enqueue(trx, voice, { answer, reason: '', letter: '', decidedAt: null, decidedBy: '' }, now),
  )

/** Nothing of what they wrote is kept; of a voice that was shown, only that it was. */
export async function withdrawVoice({ db, storage }: Stores, voice: Voice, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (voice.isListed) {
      await saveVoice(trx, voice, { ...EMPTIED, state: 'withdrawn', withdrawnAt: now.toISOString() }, now)
      await forgetAuthor(trx, voice.id)
    } else await removeVoice(trx, voice, now)
  })
  if (voice.proof) await storage.remove(voice.proof)
}

/** With the mail about the last step, if it still waits. */
export async function forgetAuthor(trx: Trx, voiceId: string): Promise<void> {
  const steps = trx.selectFrom('voiceStep').where('voiceId', '=', voiceId).select('id')
  await trx.deleteFrom('mailQueue').where('id', 'in', steps).execute()
  await trx.deleteFrom('voiceAuthor').where('voiceId', '=', voiceId).execute()
  await trx.deleteFrom('voiceStep').where('voiceId', '=', voiceId).execute()
  await storePrints(trx, voiceId, [])
}
