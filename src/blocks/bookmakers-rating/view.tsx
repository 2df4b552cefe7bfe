import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { BookmakersRating } from '#blocks/bookmakers-rating/block.ts'
import { OfferList } from '#blocks/offer-list.tsx'

export const BookmakersRatingView = ({ data }: { data: Shown<BookmakersRating> }) => (
  <BlockFrame data={data}>
    <OfferList {...data} offers={data.bookmakers} kind="bookmaker" under={data.level} from={data.uniqId} />
  </BlockFrame>
)
