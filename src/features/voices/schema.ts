import { z } from 'zod'
import { type Bar, type LeftOut } from '#features/players/bars.ts'
import { OFFER_COLLECTIONS, type OfferCollection } from '#features/players/offer.ts'
import { type Answer, METHOD_NAMES, type Question } from '#features/voices/shared/questions.ts'
import { TEXT_MAX, TEXT_MIN } from '#features/voices/shared/limits.ts'
import { fromKeys } from '#shared/objects.ts'
import { flag, json, rowMapper } from '#shared/schema/columns.ts'
import { requiredText } from '#shared/schema/text.ts'

export const VOICES = 'voices'

/**
 * `unconfirmed`: the link in the mail was not opened yet. `asked`: the newsroom waits for the player. `aside`: part of a
 * wave, neither shown nor rejected.
 */
export const STATES = ['unconfirmed', 'waiting', 'asked', 'shown', 'rejected', 'aside', 'withdrawn'] as const
export type VoiceState = (typeof STATES)[number]

export const REJECTIONS = ['insult', 'boast', 'advert', 'again', 'not-own', 'other', 'no-answer'] as const
export type Rejection = (typeof REJECTIONS)[number]

const count = z.int().min(0)
const answer = z.enum(['yes', 'no', ''])

/** What a player writes. */
export const VoiceInput = z.object({
  text: requiredText(TEXT_MAX, TEXT_MIN),
  recommends: z.boolean(),
  payout: answer,
  terms: answer,
  support: answer,
  verification: answer,
  again: answer,
  method: z.enum(['', ...METHOD_NAMES]),
  amount: count.max(100_000_000).nullable(),
  hours: count.max(9999).nullable(),
} satisfies Record<Question, z.ZodType<Answer>> & Record<string, z.ZodType>)
export type VoiceInput = z.infer<typeof VoiceInput>

const moment = z.string()
const someDay = moment.nullable()

/** One voice. Its text is what may be shown; the original is kept apart until a month after the decision. */
export const VoiceRecord = VoiceInput.extend({
  id: z.string(),
  version: count,
  collection: z.enum(OFFER_COLLECTIONS),
  recordId: z.string(),
  state: z.enum(STATES),
  /** When it was written: the month that readers see. */
  createdAt: moment,
  confirmedAt: someDay,
  /** Since when it waits. */
  queuedAt: moment,
  decidedAt: someDay,
  decidedBy: z.string(),
  withdrawnAt: someDay,
  original: z.string().nullable(),
  bars: z.custom<Bar[]>(),
  /** What the bars covered; stays when they are gone with the original. */
  leftOut: z.custom<LeftOut[]>(),
  /** Shown, or was shown until its author withdrew it: then only that is said. */
  isListed: z.boolean(),
  isDocumented: z.boolean(),
  reason: z.enum(['', ...REJECTIONS]),
  letter: z.string(),
  question: z.string(),
  askedAt: someDay,
  answer: z.string(),
  reply: z.string(),
  repliedAt: someDay,
  /** The key of the encrypted file. */
  proof: z.string(),
  proofType: z.string(),
  isBurst: z.boolean(),
  isDisposable: z.boolean(),
  /** How many others share words with it. */
  similar: count,
  /** How many others the same mailbox has sent about this offer in the same month. */
  samePerson: count,
  /** How many of these signs it has. */
  signs: count,
})
export type Voice = z.infer<typeof VoiceRecord>

const NEVER = ['confirmedAt', 'decidedAt', 'withdrawnAt', 'askedAt', 'repliedAt'] as const
const EMPTY = ['decidedBy', 'reason', 'letter', 'question', 'answer', 'reply', 'proof', 'proofType'] as const
const NO = ['isListed', 'isDocumented', 'isBurst', 'isDisposable'] as const

/** What a voice is before anybody has looked at it. */
export const UNREAD = {
  ...fromKeys(NEVER, () => null),
  ...fromKeys(EMPTY, () => '' as const),
  ...fromKeys(NO, () => false),
  ...fromKeys(['similar', 'samePerson', 'signs'], () => 0),
  bars: [],
  leftOut: [],
}

const VoiceRow = VoiceRecord.extend({
  recommends: flag,
  isListed: flag,
  isDocumented: flag,
  isBurst: flag,
  isDisposable: flag,
  bars: json(z.custom<Bar[]>()),
  leftOut: json(z.custom<LeftOut[]>()),
})
export type VoiceRow = z.input<typeof VoiceRow>
export const voiceMapper = rowMapper(VoiceRow)

/** Apart from the voice, and never in any list. After a year only the hash is left. */
export interface VoiceAuthorRow {
  voiceId: string
  email: string | null
  /** Keyed, of the address as it is. */
  emailHash: string
  /** Keyed, of the mailbox: without what providers ignore. */
  mailboxHash: string
  createdAt: string
  /** When the decision was mailed: once only. */
  toldAt: string | null
}

/** Any of them opens the author's page. */
export interface VoiceTokenRow {
  hash: string
  voiceId: string
}

/** Some of the hashed word sequences of a text: those who copy share them. */
export interface VoicePrintRow {
  print: number
  voiceId: string
}

/** A step of the desk that can be undone. */
export interface VoiceStepRow {
  id: string
  voiceId: string
  at: string
  action: string
  actorName: string
  /** The changed columns before it. */
  before: string
}

type Sums = { [Name in `${Question}${'Yes' | 'No'}`]: number }

export interface VoiceMonthRow extends Sums {
  recordId: string
  /** 2026-11 */
  month: string
  collection: OfferCollection
  people: number
  withdrawn: number
  recommending: number
  documented: number
}
