import * as m from '#features/voices/messages.ts'
import type { Letter } from '#features/players/letter.ts'
import type { NamedOffer } from '#features/players/offer.ts'
import type { Actor } from '#records/actor.ts'
import { forgetMail } from '#entities/mail-queue/queue.server.ts'
import { questionLetter, rejectedLetter, rejectionWords, shownLetter } from '#features/voices/letters.ts'
import { mailAuthor } from '#features/voices/author.server.ts'
import { findOffer } from '#features/players/offer.server.ts'
import type { Rejection, Voice, VoiceState } from '#features/voices/schema.ts'
import type { Bar } from '#features/players/bars.ts'
import { covered } from '#features/players/bars.server.ts'
import { ANSWER_DAYS, ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { auditVoice, getVoice, recordStep, saveVoice } from '#features/voices/store.server.ts'
import type { Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError } from '#shared/app-error.ts'
import { pick } from '#shared/objects.ts'

const DAY_MS = 24 * 3_600_000
/** A mail waits so long for the moderator to undo what it tells. */
export const UNDO_MS = 10_000
const LETTER_LIFE_MS = ANSWER_DAYS * DAY_MS

type Stores = Pick<Services, 'db' | 'env' | 'now'>

interface Asked {
  id: string
  actor: Actor
  /** Of the version that the moderator saw; left out, the current one is decided. */
  version?: number | undefined
}

interface Step {
  action: string
  from: readonly VoiceState[]
  change: (voice: Voice, offer: NamedOffer) => Partial<Voice>
  letter?: (voice: Voice, offer: NamedOffer) => Letter
}

const UNDECIDED = ['waiting', 'asked', 'aside'] as const

/** One step of the desk: the voice, what is needed to undo it, the mail and the audit line, all or nothing. */
const take = (
  services: Stores,
  { id, actor, version }: Asked,
  { action, from, change, letter }: Step,
): Promise<Voice> =>
  inTransaction(services.db, async (trx) => {
    const now = services.now()
    const before = await getVoice(trx, id)
    const isOutdated = version !== undefined && version !== before.version
    if (isOutdated || !from.includes(before.state)) {
      throw new AppError('VERSION_CONFLICT', m.changedMeanwhile)
    }
    const offer = await findOffer(trx, before)
    const changed = change(before, offer)
    const step = await recordStep(trx, before, changed, { action, actor, now })
    const after = await saveVoice(trx, before, changed, now)
    if (letter) await mailOnce(trx, services, { id: step, voice: after, letter: letter(after, offer), now })
    return after
  })

interface Told {
  id: string
  voice: Voice
  letter: Letter
  now: Date
}

/** One question and one decision at most: whatever comes later stands behind the link only. */
async function mailOnce(trx: Trx, services: Stores, { id, voice, letter, now }: Told): Promise<void> {
  if (!canSendMail(services.env)) return
  const author = await trx.selectFrom('voiceAuthor').where('voiceId', '=', voice.id).selectAll().executeTakeFirst()
  if (!author?.email) return
  if (voice.state !== 'asked') {
    if (author.toldAt !== null) return
    const set = { toldAt: now.toISOString() }
    await trx.updateTable('voiceAuthor').set(set).where('voiceId', '=', voice.id).execute()
  }
  const at = new Date(now.getTime() + UNDO_MS)
  await mailAuthor(trx, services, voice.id, { id, to: author.email, letter, at, lifeMs: LETTER_LIFE_MS })
}

const decided = ({ now }: Stores, { actor }: Asked) => ({ decidedAt: now().toISOString(), decidedBy: actor.name })

export const approveVoice = (services: Stores, asked: Asked & { isDocumented: boolean }): Promise<Voice> =>
  take(services, asked, {
    action: 'approve',
    from: UNDECIDED,
    change({ proof }) {
      const { isDocumented } = asked
      if (isDocumented && !proof) throw new AppError('BAD_REQUEST', m.proofMissing)
      return { ...decided(services, asked), state: 'shown', isListed: true, isDocumented, reason: '', letter: '' }
    },
    letter: ({ createdAt, leftOut }, offer) => shownLetter(offer, createdAt, leftOut),
  })

interface Rejected extends Asked {
  reason: Rejection
  /** The moderator's own words, for „other“. */
  text: string
  isMailed: boolean
}

export const rejectVoice = (services: Stores, { reason, text, isMailed, ...asked }: Rejected): Promise<Voice> =>
  take(services, asked, {
    action: 'reject',
    from: UNDECIDED,
    change: () => ({
      ...decided(services, asked),
      state: 'rejected',
      reason,
      letter: rejectionWords(reason, text).join('\n\n'),
    }),
    ...(isMailed ? { letter: ({ letter }, offer) => rejectedLetter(offer, letter.split('\n\n')) } : {}),
  })

export const askBack = (services: Stores, { question, ...asked }: Asked & { question: string }): Promise<Voice> =>
  take(services, asked, {
    action: 'ask',
    from: ['waiting', 'aside'],
    change(voice) {
      if (voice.askedAt !== null) throw new AppError('BAD_REQUEST', m.askedAlready)
      if (!canSendMail(services.env)) throw new AppError('NO_MAIL', m.noMail)
      return { state: 'asked', question, askedAt: services.now().toISOString() }
    },
    letter: (_, offer) => questionLetter(offer, question),
  })

/** Bars are of the original words; once those are deleted, of what is left, and for good. */
export const blackOut = (services: Stores, { bars, ...asked }: Asked & { bars: Bar[] }): Promise<Voice> =>
  take(services, asked, {
    action: 'black-out',
    from: ['waiting', 'asked', 'aside', 'shown', 'rejected'],
    change: (voice) => covered(voice, bars),
  })

export const setAside = (services: Stores, asked: Asked): Promise<Voice> =>
  take(services, asked, {
    action: 'set-aside',
    from: ['waiting'],
    change: () => ({ ...decided(services, asked), state: 'aside' }),
  })

/** What was set aside, one by one or as a wave, joins the queue again at its place. */
export const bringBack = (services: Stores, asked: Asked): Promise<Voice> =>
  take(services, asked, {
    action: 'bring-back',
    from: ['aside'],
    change: () => ({ state: 'waiting', decidedAt: null, decidedBy: '' }),
  })

/** What the operator says to a voice: once. */
export const replyTo = (services: Stores, { reply, ...asked }: Asked & { reply: string }): Promise<Voice> =>
  take(services, asked, {
    action: 'reply',
    from: ['shown'],
    change(voice) {
      if (voice.reply !== '') throw new AppError('BAD_REQUEST', m.answeredAlready)
      return { reply, repliedAt: services.now().toISOString() }
    },
  })

/** Takes the last step back, and its mail if that was not sent yet. */
export const undoLast = (services: Stores, { id, actor }: Asked): Promise<Voice> =>
  inTransaction(services.db, async (trx) => {
    const now = services.now()
    const since = new Date(now.getTime() - ORIGINAL_DAYS * DAY_MS).toISOString()
    const voice = await getVoice(trx, id)
    const step = await trx
      .selectFrom('voiceStep')
      .where('voiceId', '=', id)
      .where('at', '>=', since)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()
    if (!step) throw new AppError('BAD_REQUEST', m.nothingToUndo)
    const isUnsent = await trx.selectFrom('mailQueue').where('id', '=', step.id).select('id').executeTakeFirst()
    // A question that was mailed stays the only one.
    const asked = step.action === 'ask' && !isUnsent ? pick(voice, ['askedAt']) : {}
    const back: Partial<Voice> = { ...JSON.parse(step.before), ...asked }
    const after = await saveVoice(trx, voice, back, now)
    await trx.deleteFrom('voiceStep').where('id', '=', step.id).execute()
    if (isUnsent) {
      await forgetMail(trx, step.id)
      if (step.action !== 'ask') {
        await trx.updateTable('voiceAuthor').set({ toldAt: null }).where('voiceId', '=', id).execute()
      }
    }
    await auditVoice(trx, actor, 'undo', id)
    return after
  })
