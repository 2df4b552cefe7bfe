import { OfferCard } from '#blocks/offer-card.tsx'
import { OffersLegal } from '#blocks/offer-parts.tsx'
import { OfferRows } from '#blocks/offer-rows.tsx'
import { OfferTable } from '#blocks/offer-table.tsx'
import type { OfferListProps } from '#blocks/offer.ts'

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
  return (
    <>
      <Layout {...props} />
      <OffersLegal />
    </>
  )
}
