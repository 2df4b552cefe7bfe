import * as m from '#blocks/admin/messages.ts'
import type { Editing } from '#blocks/admin/editing.ts'
import { NumberField } from '#records/admin/form/number-field.tsx'

export const MinRating = ({ rating }: { rating: Editing<number | undefined> }) => (
  <NumberField
    label={m.ratingAtLeast()}
    placeholder={m.any()}
    allowDecimal
    max={10}
    step={0.5}
    value={rating.value ?? null}
    onChange={(typed) => rating.update(() => typed ?? undefined)}
    error={rating.errorAt()}
  />
)
