import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { BookmakersRating } from '#blocks/bookmakers-rating/block.ts'
import { OfferList } from '#blocks/offer-list.tsx'

export function BookmakersRatingView({ data }: { data: Shown<BookmakersRating> }) {
  const { bookmakers, order, layout, show, heading, level, uniqId } = data
  return (
    <BlockFrame data={data}>
      <OfferList
        offers={bookmakers}
        order={order}
        kind="bookmaker"
        layout={layout}
        show={show}
        heading={heading}
        under={level}
        from={uniqId}
      />
    </BlockFrame>
  )
}
