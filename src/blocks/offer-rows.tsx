import { SubHeading } from '#blocks/block-frame.tsx'
import { NoLicence, OfferTerms, OfferTitle } from '#blocks/offer-parts.tsx'
import { MovedNote } from '#blocks/order-note.tsx'
import {
  bonusLabel,
  bonusOf,
  factsOf,
  hasOfferLink,
  isClosed,
  type Offer,
  type OfferListProps,
  reviewOf,
} from '#blocks/offer.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Logo } from '#ui/site/brand.tsx'
import { OfferButton, ReviewLink } from '#ui/site/links.tsx'
import { Score } from '#ui/site/score.tsx'
import { AdNote } from '#ui/site/offer-warning.tsx'

type Row = Omit<OfferListProps, 'offers' | 'layout'> & { offer: Offer; rank: number }

export function OfferRows({ offers, ...rest }: OfferListProps) {
  const hasFacts = rest.show.some((fact) => fact !== 'bonus')
  return (
    <ol className={hasFacts ? 'rl five' : 'rl'}>
      {offers.map((offer, index) => (
        <OfferRow key={offer.slug} offer={offer} rank={index + 1} {...rest} />
      ))}
    </ol>
  )
}

function OfferRow({ offer, rank, from, under, show, kind }: Row) {
  const bonus = bonusOf(offer, show)
  const words = [offer.topFeature && hardSpaces(offer.topFeature), bonus].filter(Boolean).join('. ')
  return (
    <li>
      <span className="n">
        <i>
          {rank}
          <span className="vh">. místo</span>
        </i>
        <Logo title={offer.title} logo={offer.logo} size="s48" />
      </span>
      <div className="t">
        <SubHeading under={under}>
          <OfferTitle offer={offer} />
        </SubHeading>
        <Line text={words || hardSpaces(offer.benefits)} />
        {offer.moved && <MovedNote moved={offer.moved} />}
      </div>
      <Facts facts={factsOf(offer, show)} review={reviewOf(offer, show)} title={offer.title} />
      <Score rating={offer.rating} size="sm" />
      {hasOfferLink(offer) && (
        <div className="c">
          <Action offer={offer} from={from} isBonus={kind === 'bookmaker' && bonus !== ''} />
          <AdNote />
        </div>
      )}
      {isClosed(offer) && <p className="closed">{labels.closed}</p>}
      <NoLicence offer={offer} />
      <OfferTerms offer={offer} />
    </li>
  )
}

const Action = ({ offer, from, isBonus }: { offer: Offer; from: string; isBonus: boolean }) =>
  isBonus ? (
    <OfferButton offer={offer} from={from} look="sm tonal" arrow={false}>
      {bonusLabel}
    </OfferButton>
  ) : (
    <OfferButton offer={offer} from={from} look="sm">
      {labels.playNow}
    </OfferButton>
  )

const Line = ({ text }: { text: string }) => (text ? <p>{text}</p> : null)

function Facts({ facts, review, title }: { facts: ReturnType<typeof factsOf>; review: string | null; title: string }) {
  if (facts.length === 0 && !review) return null
  return (
    <ul className="f">
      {facts.map(({ fact, label, value }) => (
        <li key={fact}>
          {label} <b>{value}</b>
        </li>
      ))}
      {review && (
        <li>
          <ReviewLink href={review} title={title} />
        </li>
      )}
    </ul>
  )
}
