import { NoLicence, OfferTitle } from '#blocks/offer-parts.tsx'
import { MovedNote } from '#blocks/order-note.tsx'
import {
  bonusOf,
  factLabel,
  factOf,
  hasOfferLink,
  isUnlicensed,
  isClosed,
  listedFacts,
  type Offer,
  type OfferListProps,
  reviewOf,
  wageringOf,
} from '#blocks/offer.ts'
import { TableScroll } from '#blocks/table-scroll.tsx'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Logo } from '#ui/site/brand.tsx'
import { OfferButton, ReviewLink } from '#ui/site/links.tsx'
import { Score } from '#ui/site/score.tsx'
import { AdNote } from '#ui/site/offer-warning.tsx'

/** The list as a table. Empty columns are omitted. */
export function OfferTable({ offers, show, from, kind, heading }: OfferListProps) {
  const facts = listedFacts(show).filter((fact) => offers.some((offer) => factOf(offer, fact)))
  const hasRating = offers.some((offer) => offer.rating !== null)
  const hasBonus = offers.some((offer) => bonusOf(offer, show))
  const hasActions = offers.some((offer) => hasOfferLink(offer) || isClosed(offer) || isUnlicensed(offer))
  const columns = 1 + Number(hasRating) + Number(hasBonus) + facts.length + Number(hasActions)
  return (
    <>
      <TableScroll label={heading || labels[kind]} columns={columns}>
        <table className="dt ot">
          <thead>
            <tr>
              <th scope="col">{labels[kind]}</th>
              {hasRating && <th scope="col">{labels.facts.rating}</th>}
              {hasBonus && <th scope="col">{labels.facts.bonus}</th>}
              {facts.map((fact) => (
                <th scope="col" key={fact}>
                  {factLabel(fact, offers)}
                </th>
              ))}
              {hasActions && (
                <th scope="col">
                  <span className="vh">{labels.facts.offer}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.slug}>
                <th scope="row">
                  <Name offer={offer} review={reviewOf(offer, show)} />
                </th>
                {hasRating && (
                  <td>
                    <Score rating={offer.rating} size="sm" />
                  </td>
                )}
                {hasBonus && (
                  <td className="w">
                    <Bonus bonus={bonusOf(offer, show)} wagering={wageringOf(offer)} />
                  </td>
                )}
                {facts.map((fact) => (
                  <td key={fact}>{factOf(offer, fact)}</td>
                ))}
                {hasActions && (
                  <td className="r">
                    <Action offer={offer} from={from} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <AllTerms offers={offers} />
    </>
  )
}

const Name = ({ offer, review }: { offer: Offer; review: string | null }) => (
  <span className="ot-name">
    <Logo title={offer.title} logo={offer.logo} size="s35" />
    <span>
      <OfferTitle offer={offer} />
      {offer.topFeature && <small>{hardSpaces(offer.topFeature)}</small>}
      {review && (
        <small>
          <ReviewLink href={review} title={offer.title} />
        </small>
      )}
      {offer.moved && <MovedNote moved={offer.moved} />}
    </span>
  </span>
)

function Bonus({ bonus, wagering }: { bonus: string; wagering: string }) {
  if (!bonus) return null
  return (
    <>
      <b>{bonus}</b>
      {wagering && <small>{wagering}</small>}
    </>
  )
}

function Action({ offer, from }: { offer: Offer; from: string }) {
  if (isClosed(offer)) return <span className="closed">{labels.closed}</span>
  if (isUnlicensed(offer)) return <NoLicence offer={offer} />
  if (!offer.hasLink) return null
  return (
    <>
      <OfferButton offer={offer} from={from} look="sm">
        {labels.playNow}
      </OfferButton>
      <AdNote />
    </>
  )
}

/** Terms are too long for cells, so they are listed below. */
function AllTerms({ offers }: { offers: readonly Offer[] }) {
  const withTerms = offers.filter((offer) => offer.termsCondition)
  if (withTerms.length === 0) return null
  return (
    <details className="terms">
      <summary>{labels.allTerms}</summary>
      <dl>
        {withTerms.map((offer) => (
          <div key={offer.slug}>
            <dt>{offer.title}</dt>
            <dd>{hardSpaces(offer.termsCondition ?? '')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
