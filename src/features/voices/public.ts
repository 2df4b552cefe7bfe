import { z } from 'zod'
import type { Voice } from '#features/voices/schema.ts'
import { LEFT_OUT } from '#features/voices/shared/bars.ts'
import { METHOD_NAMES, QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { monthOf } from '#features/voices/shared/month.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'

/** All that ever leaves the server about a voice, except for its answers, which are only counted. */
export const PublicVoice = z.object({
  /** In Prague: 2026-11. The day is not told. */
  month: z.string(),
  recommends: z.boolean(),
  isDocumented: z.boolean(),
  method: z.enum(['', ...METHOD_NAMES]),
  amount: z.int().nullable(),
  hours: z.int().nullable(),
  text: z.string(),
  leftOut: z.array(z.enum(keysOf(LEFT_OUT))),
  reply: z.string(),
  /** The rest is empty then. */
  withdrawnAt: z.string().nullable(),
})
export type PublicVoice = z.infer<typeof PublicVoice>

const count = z.int()
const Share = z.object({ yes: count, of: count })

/** The figures of an offer, and its newest voices. */
export const VoiceSummary = z.object({
  figures: z.object({
    total: count,
    listed: count,
    people: count,
    recommending: count,
    documented: count,
    answers: z.object(fromKeys(QUESTION_NAMES, () => Share)),
  }),
  latest: z.array(PublicVoice),
})
export type VoiceSummary = z.infer<typeof VoiceSummary>

/** Names every field, so that a new column is private until somebody adds it here. */
export function publicVoice(voice: Voice): PublicVoice | null {
  if (!voice.isListed) return null
  return voice.state === 'withdrawn' ? { ...EMPTY, ...said(voice), withdrawnAt: voice.withdrawnAt } : shownVoice(voice)
}

const EMPTY = {
  recommends: false,
  isDocumented: false,
  method: '' as const,
  amount: null,
  hours: null,
  text: '',
  leftOut: [],
  reply: '',
}

const said = ({ createdAt }: Voice) => ({ month: monthOf(new Date(createdAt)) })

/** As readers would see it if it were approved as it is. */
export const shownVoice = (voice: Voice): PublicVoice => ({
  ...said(voice),
  recommends: voice.recommends,
  isDocumented: voice.isDocumented,
  method: voice.method,
  amount: voice.amount,
  hours: voice.hours,
  text: voice.text,
  leftOut: voice.leftOut,
  reply: voice.reply,
  withdrawnAt: null,
})
