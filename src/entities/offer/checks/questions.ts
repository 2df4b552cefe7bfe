import { linksIn } from '#entities/offer/checks/links-in.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'

/** Everything the facts depend on; used as cache key. */
export interface OfferQuestions {
  /** Absent for a new offer. */
  id?: string | undefined
  title: string
  addresses: string[]
  logo: string | null
  reviewPost: string | null
}

export const questionsOf = (offer: CheckedOffer, id?: string): OfferQuestions => ({
  id,
  title: offer.title.trim(),
  addresses: [...new Set(linksIn(offer).map(({ href }) => href))],
  logo: offer.logo,
  reviewPost: offer.reviewPost ?? null,
})
