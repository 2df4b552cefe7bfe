import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { CasinosRating } from '#blocks/casinos-rating/block.ts'
import { OfferList } from '#blocks/offer-list.tsx'

export function CasinosRatingView({ data }: { data: Shown<CasinosRating> }) {
  const { casinos, order, layout, show, heading, level, uniqId } = data
  return (
    <BlockFrame data={data}>
      <OfferList
        offers={casinos}
        order={order}
        kind="casino"
        layout={layout}
        show={show}
        heading={heading}
        under={level}
        from={uniqId}
      />
    </BlockFrame>
  )
}
