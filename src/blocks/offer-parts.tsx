import { WhyNot } from '#ui/site/links.tsx'
import { isBarred, isUnlicensed, type Offer } from '#blocks/offer.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** Replaces the button where there is no valid licence, with a link to the reasons. */
export const NoLicence = ({ offer }: { offer: Pick<Offer, 'slug' | 'licenceState' | 'closedYear'> }) =>
  isUnlicensed(offer) && (
    <p className="closed">
      <b>{isBarred(offer) ? labels.noLicence : labels.unknownLicence}</b> <WhyNot slug={offer.slug} />
    </p>
  )

/** Longer terms are collapsed. */
const SHORT_TERMS = 160

export const OfferTitle = ({ offer: { title, reviewPath } }: { offer: Offer }) =>
  reviewPath ? <a href={reviewPath}>{title}</a> : title

export function OfferTerms({ offer: { termsCondition } }: { offer: Offer }) {
  if (!termsCondition) return null
  const text = hardSpaces(termsCondition)
  if (text.length <= SHORT_TERMS) return <p className="terms">{text}</p>
  return (
    <details className="terms">
      <summary>{labels.terms}</summary>
      <p>{text}</p>
    </details>
  )
}
