import { CompareTray } from '#blocks/compare-ticks.tsx'
import { OfferCard } from '#blocks/offer-card.tsx'
import { axisOfOffers } from '#blocks/offer-payouts.tsx'
import { OrderNote } from '#blocks/order-note.tsx'
import { OfferRows } from '#blocks/offer-rows.tsx'
import { OfferTable } from '#blocks/offer-table.tsx'
import { hasOfferLink, isClosed, type OfferListProps } from '#blocks/offer.ts'
import { MIN_COMPARED } from '#shared/compare-address.ts'
import { labels } from '#shared/czech/labels.ts'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

function OfferCards({ offers, show, under, from }: OfferListProps) {
  const canTick = offers.filter((offer) => !isClosed(offer)).length >= MIN_COMPARED
  const axis = axisOfOffers(offers)
  const list = (
    <ol className="toplist">
      {offers.map((offer, index) => (
        <OfferCard
          key={offer.slug}
          offer={offer}
          rank={index + 1}
          show={show}
          under={under}
          from={from}
          axis={axis}
          canTick={canTick}
        />
      ))}
    </ol>
  )
  return canTick ? <CompareTray from={from}>{list}</CompareTray> : list
}

const LAYOUTS = { cards: OfferCards, table: OfferTable, compact: OfferRows }

export function OfferList(props: OfferListProps) {
  const Layout = LAYOUTS[props.layout]
  // Cards contain the warning themselves.
  const needsWarning = props.layout !== 'cards' && props.offers.some(hasOfferLink)
  return (
    <>
      <OrderNote kind={props.kind} order={props.order} offers={props.offers} />
      {needsWarning && <OfferWarning note={labels.legal.offers} className="before" />}
      <Layout {...props} />
    </>
  )
}
