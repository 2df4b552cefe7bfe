import { z } from 'zod'
import { LEFT_OUT } from '#features/players/bars.ts'
import { PlayersOffer } from '#features/players/offer-schema.ts'
import * as m from '#features/voices/messages.ts'
import { PublicVoice } from '#features/voices/public.ts'
import { REJECTIONS, STATES, VoiceInput, VoiceRecord } from '#features/voices/schema.ts'
import { LETTER_MAX, QUESTION_MAX, REPLY_MAX, TEXT_MAX } from '#features/voices/shared/limits.ts'
import { Nickname } from '#features/complaints/schema.ts'
import { SubscriberEmail } from '#features/watching/schema.ts'
import { paging } from '#records/list/list-query.server.ts'
import { keysOf, pick } from '#shared/objects.ts'
import { list } from '#shared/schema/list.ts'
import { refused } from '#shared/schema/refused.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'

const count = z.int().min(0)
const columns = VoiceRecord.shape

export const VoiceListQuery = z.strictObject({
  ...paging,
  state: z.enum([...STATES, 'decided']).default('waiting'),
  sort: z.enum(['queuedAt', '-queuedAt', 'signs', '-signs']).default('queuedAt'),
  /** The id of a casino or bookmaker. */
  casino: id.optional(),
  /** Only those of waves, or only those that are read one by one. */
  wave: z.enum(['in', 'out']).optional(),
})
export type VoiceListQuery = z.infer<typeof VoiceListQuery>

/** As they are stored. */
export const LISTED = {
  ...pick(columns, ['id', 'version', 'state', 'createdAt', 'queuedAt', 'decidedAt', 'decidedBy', 'recommends']),
  ...pick(columns, ['method', 'amount', 'hours', 'isDocumented', 'isDisposable', 'signs']),
}

export const ListedVoice = z
  .object({
    ...LISTED,
    offer: PlayersOffer,
    /** The first words. */
    start: z.string(),
    hasProof: z.boolean(),
    hasAnswered: z.boolean(),
  })
  .meta({ id: 'ListedVoice' })
export type ListedVoice = z.infer<typeof ListedVoice>

export const VoiceListPage = z
  .object({ items: z.array(ListedVoice), total: count, page: count, perPage: count })
  .meta({ id: 'VoiceList' })

const BarInput = z.strictObject({ from: count, to: count, what: z.enum(keysOf(LEFT_OUT)).exclude(['all']) })

const SimilarVoice = z.object({ id: z.string(), offer: PlayersOffer, at: z.string(), text: z.string() })

/** As they are stored: the text as it would be shown, and the player's words until they are deleted. */
export const SEEN = {
  ...VoiceInput.shape,
  ...pick(columns, ['original', 'proofType', 'reason', 'letter', 'question', 'answer', 'reply', 'confirmedAt']),
  text: z.string(),
  leftOut: z.array(z.enum(keysOf(LEFT_OUT))),
}

/** Everything the desk needs to decide; the address is masked. */
export const DeskVoice = ListedVoice.extend({
  ...SEEN,
  bars: z.array(BarInput),
  promisedBy: z.string(),
  /** Until then the original and the proof are kept; null while it is not decided. */
  keptUntil: z.string().nullable(),
  maskedEmail: z.string(),
  canUndo: z.boolean(),
  /** Hours of our own withdrawals, the fastest and the slowest. */
  tests: z.object({ from: z.number(), to: z.number() }).nullable(),
  found: z.object({
    similar: z.array(SimilarVoice),
    samePerson: count,
    /** Others of the same mailbox, whatever they are about. */
    ofPerson: count,
    isBurst: z.boolean(),
    isDisposable: z.boolean(),
    /** Voices about the offer in each hour around the one in which it came. */
    hours: z.array(count),
    usualPerDay: z.number(),
  }),
  /** What readers would see with each label. */
  preview: z.object({ byEmail: PublicVoice, documented: PublicVoice }),
}).meta({ id: 'DeskVoice' })
export type DeskVoice = z.infer<typeof DeskVoice>

export const VoiceWave = z
  .object({
    offer: PlayersOffer,
    count,
    from: z.string(),
    to: z.string(),
    against: count,
    alike: count,
    disposable: count,
    documented: count,
    /** With no other sign. */
    plain: count,
  })
  .meta({ id: 'VoiceWave' })
export type VoiceWave = z.infer<typeof VoiceWave>

/** What waits, and what was done today. */
export const VoiceDesk = z
  .object({
    waiting: count,
    asked: count,
    aside: count,
    documented: count,
    signs: count,
    answered: z.array(z.object({ id: z.string(), title: z.string() })),
    promisedBy: z.string().nullable(),
    today: z.object({ approve: count, reject: count, ask: count, 'set-aside': count }),
    last: z.object({ at: z.string(), by: z.string() }).nullable(),
    waves: z.array(VoiceWave),
  })
  .meta({ id: 'VoiceDesk' })
export type VoiceDesk = z.infer<typeof VoiceDesk>

export const VoiceWaveDetail = VoiceWave.extend({
  /** The start of the first hour. */
  since: z.string(),
  hours: z.array(count),
  usualPerDay: z.number(),
  domains: z.array(z.object({ domain: z.string(), count })),
  sample: z.array(z.object({ id: z.string(), start: z.string(), maskedEmail: z.string(), signs: count })),
}).meta({ id: 'VoiceWaveDetail' })
export type VoiceWaveDetail = z.infer<typeof VoiceWaveDetail>

export const WaveMoved = z.object({ count, at: z.string() }).meta({ id: 'VoiceWaveMoved' })
export const WaveBack = z.strictObject({ at: z.string() }).meta({ id: 'VoiceWaveBack' })
export const Nothing = z.strictObject({}).meta({ id: 'Nothing' })

const version = count.optional()

export const Approval = z
  .strictObject({ version, isDocumented: z.boolean().default(false) })
  .meta({ id: 'VoiceApproval' })

export const Refusal = z
  .strictObject({
    version,
    reason: z.enum(REJECTIONS).exclude(['no-answer']).default('other'),
    /** What the player reads; needed for „other“. */
    text: text(LETTER_MAX).default(''),
    isMailed: z.boolean().default(true),
  })
  .meta({ id: 'VoiceRejection' })

export const Question = z
  .strictObject({ version, question: requiredText(QUESTION_MAX, 10) })
  .meta({ id: 'VoiceQuestion' })
export const BlackOut = z.strictObject({ version, bars: list(BarInput, TEXT_MAX) }).meta({ id: 'VoiceBars' })
export const Reply = z.strictObject({ version, reply: requiredText(REPLY_MAX, 2) }).meta({ id: 'VoiceReply' })
export const PlainStep = z.strictObject({ version }).meta({ id: 'VoiceStep' })
/** Who has told a complaint without giving an address is found by their account with the casino. */
export const OfPerson = z
  .strictObject({
    email: SubscriberEmail.optional(),
    account: z.strictObject({ offer: id, nickname: Nickname }).optional(),
  })
  .refine(({ email, account }) => (email === undefined) !== (account === undefined), {
    path: ['email'],
    ...refused(m.whoIsIt),
  })
  .meta({ id: 'VoicesOfPerson' })
export type OfPerson = z.infer<typeof OfPerson>
export const ForgottenVoices = z.object({ deleted: count, blackedOut: count }).meta({ id: 'ForgottenVoices' })
export const RevealedEmail = z.object({ email: z.string().nullable() }).meta({ id: 'VoiceEmail' })
export const PersonsVoices = z
  .object({
    voices: z.array(z.looseObject({ id: z.string() })),
    complaints: z.array(z.looseObject({ id: z.string(), number: count })),
  })
  .meta({ id: 'PersonsVoices' })
