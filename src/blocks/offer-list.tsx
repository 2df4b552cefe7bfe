import { OfferCard } from '#blocks/offer-card.tsx'
import { OrderNote } from '#blocks/order-note.tsx'
import { OfferRows } from '#blocks/offer-rows.tsx'
import { OfferTable } from '#blocks/offer-table.tsx'
import { hasOfferLink, type OfferListProps } from '#blocks/offer.ts'
import { labels } from '#shared/czech/labels.ts'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

const OfferCards = ({ offers, show, under, from }: OfferListProps) => (
  <ol className="toplist">
    {offers.map((offer, index) => (
      <OfferCard key={offer.slug} offer={offer} rank={index + 1} show={show} under={under} from={from} />
    ))}
  </ol>
)

const LAYOUTS = { cards: OfferCards, table: OfferTable, compact: OfferRows }

/** A list of casinos or of bookmakers, in whichever layout the editor chose. */
export function OfferList(props: OfferListProps) {
  const Layout = LAYOUTS[props.layout]
  // Cards are big enough to carry the warning themselves.
  const needsWarning = props.layout !== 'cards' && props.offers.some(hasOfferLink)
  return (
    <>
      <OrderNote kind={props.kind} order={props.order} offers={props.offers} />
      {needsWarning && <OfferWarning note={labels.legal.offers} className="before" />}
      <Layout {...props} />
    </>
  )
}
