import { linksIn } from '#entities/offer/checks/links-in.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'

/** All of an offer that facts depend on. As long as it stays the same, so do they. */
export interface OfferQuestions {
  /** Of the offer itself; a new one has none. */
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
