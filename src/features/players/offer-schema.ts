import { z } from 'zod'
import { OFFER_COLLECTIONS } from '#features/players/offer.ts'
import { Picture } from '#shared/schema/picture.ts'

/** The offer that somebody wrote about, as the desks see it. */
export const PlayersOffer = z.object({
  id: z.string(),
  collection: z.enum(OFFER_COLLECTIONS),
  title: z.string(),
  slug: z.string(),
  /** Its promise in hours. */
  payoutsSpeed: z.number().nullable(),
  picture: Picture.nullable(),
})
export type PlayersOffer = z.infer<typeof PlayersOffer>
