import * as m from '#blocks/messages.ts'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { at, type Editing, filled, optionalId } from '#blocks/admin/editing.ts'
import { MinRating } from '#blocks/admin/min-rating.tsx'
import { RatingForm } from '#blocks/admin/rating-form.tsx'
import type { OfferFact } from '#blocks/rating-fields.ts'
import type { BookmakerFilter } from '#entities/bookmaker/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'

/** A bookmaker has no games. */
const FACTS: OfferFact[] = ['bonus', 'payoutsSpeed', 'minimumDeposit', 'licence', 'review']

export default function BookmakersRatingForm({ block }: BlockFormProps<'bookmakersRating'>) {
  return (
    <RatingForm
      block={block}
      one="bookmaker"
      collection="bookmakers"
      ids={at(block, 'bookmakerIds')}
      facts={FACTS}
      filter={<Filter filter={filled(at(block, 'filter'), {})} />}
    />
  )
}

const Filter = ({ filter }: { filter: Editing<BookmakerFilter> }) => (
  <FieldRow>
    <RecordSelect
      collection="payment-methods"
      label={m.paymentMethod()}
      placeholder={m.any()}
      {...optionalId(filter, 'paymentMethod')}
    />
    <MinRating rating={at(filter, 'minRating')} />
  </FieldRow>
)
