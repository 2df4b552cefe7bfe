import type { CheckedOffer } from '#entities/offer/checks/offer.ts'

const LINKS = ['refLink', 'website'] as const
export type LinkField = (typeof LINKS)[number]

/** The links of an offer by field; none if it is closed. */
export const linksIn = (offer: CheckedOffer): { name: LinkField; href: string }[] =>
  typeof offer.closedYear === 'number'
    ? []
    : LINKS.flatMap((name) => {
        const href = offer[name]
        return href ? [{ name, href }] : []
      })
