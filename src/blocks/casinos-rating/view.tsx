import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { CasinosRating } from '#blocks/casinos-rating/block.ts'
import { OfferList } from '#blocks/offer-list.tsx'

export const CasinosRatingView = ({ data }: { data: Shown<CasinosRating> }) => (
  <BlockFrame data={data}>
    <OfferList {...data} offers={data.casinos} kind="casino" under={data.level} from={data.uniqId} />
  </BlockFrame>
)
