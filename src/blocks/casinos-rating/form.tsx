import * as m from '#blocks/messages.ts'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { at, type Editing, filled, optionalId } from '#blocks/admin/editing.ts'
import { MinRating } from '#blocks/admin/min-rating.tsx'
import { RatingForm } from '#blocks/admin/rating-form.tsx'
import { OFFER_FACTS } from '#blocks/rating-fields.ts'
import type { CasinoFilter } from '#entities/casino/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'

export default function CasinosRatingForm({ block }: BlockFormProps<'casinosRating'>) {
  return (
    <RatingForm
      block={block}
      one="casino"
      collection="casinos"
      ids={at(block, 'casinoIds')}
      facts={OFFER_FACTS}
      filter={<Filter filter={filled(at(block, 'filter'), {})} />}
    />
  )
}

const Filter = ({ filter }: { filter: Editing<CasinoFilter> }) => (
  <FieldRow>
    <RecordSelect
      collection="payment-methods"
      label={m.paymentMethod()}
      placeholder={m.any()}
      {...optionalId(filter, 'paymentMethod')}
    />
    <RecordSelect
      collection="game-types"
      label={m.gameType()}
      placeholder={m.any()}
      {...optionalId(filter, 'gameType')}
    />
    <RecordSelect
      collection="software-providers"
      label={m.softwareProvider()}
      placeholder={m.any()}
      {...optionalId(filter, 'softwareProvider')}
    />
    <MinRating rating={at(filter, 'minRating')} />
  </FieldRow>
)
