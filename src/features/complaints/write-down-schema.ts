import { z } from 'zod'
import { ComplaintInput, Nickname } from '#features/complaints/schema.ts'
import { OFFER_COLLECTIONS } from '#features/players/offer.ts'
import { SubscriberEmail } from '#features/watching/schema.ts'
import { id } from '#shared/schema/text.ts'

/** How it came, if not by the form. */
export const TOLD_BY = ['phone', 'letter', 'person'] as const
export type ToldBy = (typeof TOLD_BY)[number]

export const WriteDownBody = z
  .strictObject({
    ...ComplaintInput.shape,
    /** Chosen by whoever writes it down: the same one again is the same complaint. */
    id,
    offer: z.strictObject({ collection: z.enum(OFFER_COLLECTIONS), id }),
    toldBy: z.enum(TOLD_BY),
    nickname: Nickname,
    /** Without one the player hears of nothing by mail. */
    email: z.union([z.literal(''), SubscriberEmail]).default(''),
    /** The player is of age, says the truth, and agrees with passing it on and with publishing it. */
    hasAgreed: z.literal(true),
  })
  .meta({ id: 'ComplaintWrittenDown' })
export type WriteDownBody = z.infer<typeof WriteDownBody>
