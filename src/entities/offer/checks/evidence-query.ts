import { linksIn } from '#entities/offer/checks/links-in.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'

/** Everything the evidence depends on; used as cache key. */
export interface OfferEvidenceQuery {
  id?: string | undefined
  title: string
  addresses: string[]
  logo: string | null
  reviewPost: string | null
}

export const evidenceQueryOf = (offer: CheckedOffer, id?: string): OfferEvidenceQuery => ({
  id,
  title: offer.title.trim(),
  addresses: [...new Set(linksIn(offer).map(({ href }) => href))],
  logo: offer.logo,
  reviewPost: offer.reviewPost ?? null,
})
