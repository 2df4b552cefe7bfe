import { z } from 'zod'
import { LEFT_OUT } from '#features/players/bars.ts'
import { monthOf } from '#features/players/months.ts'
import type { Voice } from '#features/voices/schema.ts'
import { METHOD_NAMES, QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { fromKeys, keysOf, pick } from '#shared/objects.ts'

const said = {
  recommends: z.boolean(),
  isDocumented: z.boolean(),
  method: z.enum(['', ...METHOD_NAMES]),
  amount: z.int().nullable(),
  hours: z.int().nullable(),
  text: z.string(),
  leftOut: z.array(z.enum(keysOf(LEFT_OUT))),
  reply: z.string(),
}

/**
 * All that ever leaves the server about a voice, except for its answers, which are only counted. A new column is private
 * until somebody adds it here.
 */
export const PublicVoice = z.object({
  /** In Prague: 2026-11. The day is not told. */
  month: z.string(),
  ...said,
  /** The day of a reply to words that the author has changed since. */
  repliedOn: z.string().nullable(),
  /** The rest is empty then. */
  withdrawnAt: z.string().nullable(),
})
export type PublicVoice = z.infer<typeof PublicVoice>

const count = z.int()
/** Null of fewer than five: nobody's answer is told. */
const Share = z.object({ yes: count, of: count }).nullable()

/** The figures of an offer, and its newest voices. */
export const VoiceSummary = z.object({
  figures: z.object({
    total: count,
    listed: count,
    people: count,
    recommending: Share,
    documented: count,
    answers: z.object(fromKeys(QUESTION_NAMES, () => Share)),
  }),
  latest: z.array(PublicVoice),
})
export type VoiceSummary = z.infer<typeof VoiceSummary>

/** What is left of a voice without anything its author has written. */
export const EMPTIED = {
  ...fromKeys(QUESTION_NAMES, () => '' as const),
  ...fromKeys(
    ['text', 'method', 'reason', 'letter', 'question', 'answer', 'reply', 'proof', 'proofType'],
    () => '' as const,
  ),
  ...fromKeys(['original', 'amount', 'hours'], () => null),
  ...fromKeys(['recommends', 'isDocumented'], () => false),
  ...fromKeys(['bars', 'leftOut'], () => []),
} satisfies Partial<Voice>

/** As readers would see it if it were approved as it is. */
export const shownVoice = (voice: Voice): PublicVoice => ({
  month: monthOf(new Date(voice.createdAt)),
  ...pick(voice, keysOf(said)),
  repliedOn: dayOfEarlierReply(voice),
  withdrawnAt: null,
})

/** Whoever changes a shown voice puts it in the queue again; nothing else does. */
const dayOfEarlierReply = ({ reply, repliedAt, queuedAt }: Voice) =>
  reply !== '' && repliedAt !== null && repliedAt < queuedAt ? pragueDay(new Date(repliedAt)) : null

export function publicVoice(voice: Voice): PublicVoice | null {
  if (!voice.isListed) return null
  const { state, withdrawnAt } = voice
  return state === 'withdrawn' ? { ...shownVoice({ ...voice, ...EMPTIED }), withdrawnAt } : shownVoice(voice)
}
