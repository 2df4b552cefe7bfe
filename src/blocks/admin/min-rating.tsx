import { NumberInput } from '@mantine/core'
import type { Editing } from '#blocks/admin/editing.ts'

/** The rating that is at least wanted. */
export const MinRating = ({ rating }: { rating: Editing<number | undefined> }) => (
  <NumberInput
    label="Rating at least"
    placeholder="Any"
    min={0}
    max={10}
    step={0.5}
    decimalScale={1}
    value={rating.value ?? ''}
    onChange={(typed) => rating.update(() => (typeof typed === 'number' ? typed : undefined))}
    error={rating.errorAt()}
  />
)
