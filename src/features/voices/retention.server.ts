import { setTimeout as pause } from 'node:timers/promises'
import { SYSTEM } from '#records/actor.ts'
import { daysBefore } from '#features/players/months.ts'
import { unconfirmedBefore } from '#features/voices/author.server.ts'
import { rejectVoice } from '#features/voices/decide.server.ts'
import { EMPTIED } from '#features/voices/public.ts'
import { type Rejection, type Voice, voiceMapper } from '#features/voices/schema.ts'
import { ANSWER_DAYS, ASIDE_DAYS, EMAIL_MONTHS, ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { printsOf, storePrints } from '#features/voices/similar.server.ts'
import { getVoice, removeVoice, saveVoice } from '#features/voices/store.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { pick } from '#shared/objects.ts'

const AT_ONCE = 100
/** Other writers get their turn between two voices of a batch. */
const BETWEEN_MS = 5

const NEVER_SEEN = ['original', 'bars', 'proof', 'proofType', 'question', 'answer'] as const
const REASON = ['reason', 'letter'] as const

type Stores = Pick<Services, 'db' | 'env' | 'storage' | 'now'>

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/** Does what the privacy page promises. Returns how many voices were touched; more may be left for the next run. */
export async function tidyVoices(services: Stores, stopping: AbortSignal): Promise<number> {
  const { db } = services
  const now = services.now()
  const voices = db.selectFrom('voice').select('id').limit(AT_ONCE)
  const unconfirmed = voices.where('state', '=', 'unconfirmed').where('queuedAt', '<=', unconfirmedBefore(now))
  const unanswered = voices.where('state', '=', 'asked').where('askedAt', '<=', daysBefore(now, ANSWER_DAYS))
  const forgotten = voices.where('state', '=', 'aside').where('decidedAt', '<=', daysBefore(now, ASIDE_DAYS))
  const original = voices.where('original', 'is not', null).where('decidedAt', '<=', daysBefore(now, ORIGINAL_DAYS))

  const each = async (found: { id: string }[], work: (id: string) => Promise<unknown>) => {
    for (const { id } of found) {
      if (stopping.aborted) return
      await work(id).catch(ignoreDecided)
      await pause(BETWEEN_MS)
    }
  }
  const lists = [
    [await unconfirmed.execute(), (id: string) => remove(services, id)],
    [await unanswered.execute(), (id: string) => close(services, id, 'no-answer', true)],
    // Whoever wrote it learns behind the link why; a wave is not mailed back.
    [await forgotten.execute(), (id: string) => close(services, id, 'advert', false)],
    [await original.execute(), (id: string) => forgetOriginal(services, id)],
  ] as const
  for (const [found, work] of lists) await each(found, work)
  await forgetSteps(services, now)
  await forgetAddresses(services, now)
  return lists.reduce((sum, [found]) => sum + found.length, 0)
}

/** Somebody was faster: the next run sees how it is then. */
function ignoreDecided(error: unknown): void {
  if (error instanceof AppError && ['VERSION_CONFLICT', 'NOT_FOUND'].includes(error.code)) return
  throw error
}

async function remove({ db, storage, now }: Stores, id: string): Promise<void> {
  const proof = await inTransaction(db, async (trx) => {
    const voice = await getVoice(trx, id)
    if (voice.state !== 'unconfirmed') return ''
    await removeVoice(trx, voice, now())
    return voice.proof
  })
  if (proof) await storage.remove(proof)
}

const close = async (services: Stores, id: string, reason: Rejection, isMailed: boolean) => {
  const { version } = await getVoice(services.db, id)
  return rejectVoice(services, { id, actor: SYSTEM, version, reason, text: '', isMailed })
}

/** Of a shown voice what readers see stays, of a rejected one that it was, and why. */
async function forgetOriginal({ db, storage, now }: Stores, id: string): Promise<void> {
  const proof = await inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('voice').where('id', '=', id).selectAll().executeTakeFirst()
    if (!row) return ''
    const voice = voiceMapper.decode(row)
    const isShown = voice.state === 'shown'
    const unseen: Partial<Voice> = isShown ? pick(EMPTIED, NEVER_SEEN) : { ...EMPTIED, ...pick(voice, REASON) }
    await saveVoice(trx, voice, unseen, now())
    // They are made of the words under the bars, too.
    await storePrints(trx, id, isShown ? printsOf(voice.text) : [])
    return voice.proof
  })
  if (proof) await storage.remove(proof)
}

/** They hold the words as they were before. */
async function forgetSteps({ db }: Stores, now: Date): Promise<void> {
  const old = await db
    .selectFrom('voiceStep')
    .where('at', '<=', daysBefore(now, ORIGINAL_DAYS))
    .limit(AT_ONCE)
    .select('id')
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('voiceStep').where('id', 'in', ids).execute()
}

/** From then on a person is found by the hash only. */
async function forgetAddresses({ db }: Stores, now: Date): Promise<void> {
  const old = await db
    .selectFrom('voiceAuthor')
    .where('email', 'is not', null)
    .where('createdAt', '<=', monthsBefore(now, EMAIL_MONTHS))
    .limit(AT_ONCE)
    .select('voiceId')
    .execute()
  const ids = old.map(({ voiceId }) => voiceId)
  if (ids.length > 0) await db.updateTable('voiceAuthor').set({ email: null }).where('voiceId', 'in', ids).execute()
}
