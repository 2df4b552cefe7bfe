import { Checkbox, Group, Select, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, type Editing, narrowed, optionalText, set } from '#blocks/admin/editing.ts'
import { MovedList } from '#blocks/admin/moved-list.tsx'
import { Overrides } from '#blocks/admin/overrides.tsx'
import { DEFAULT_FACTS, DEFAULT_LIMIT, type OfferFact, type ratingFields } from '#blocks/rating-fields.ts'
import { MAX_LISTED } from '#blocks/rating-order.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { type OfferSort, REASON_MAX } from '#shared/schema/offer.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { RecordListField } from '#records/admin/form/record-list-field.tsx'
import type { CollectionName } from '#records/admin/api/calls.ts'

type Rating = z.infer<z.ZodObject<typeof ratingFields>>

const MODES = [
  { value: 'top', label: 'The best ones' },
  { value: 'filter', label: 'By conditions' },
  { value: 'manual', label: 'Chosen by hand' },
] as const

const LAYOUTS = [
  { value: 'cards', label: 'Cards', pictogram: 'cards' },
  { value: 'table', label: 'Table', pictogram: 'table' },
  { value: 'compact', label: 'Compact', pictogram: 'compact' },
] as const

const SORTS: { value: OfferSort; label: string }[] = [
  { value: 'rating', label: 'Best rating first' },
  { value: 'payoutsSpeed', label: 'Fastest payouts first' },
  { value: 'minimumDeposit', label: 'Lowest deposit first' },
  { value: 'bonusPrice', label: 'Best true price of the bonus first' },
  { value: 'title', label: 'By title' },
]

const FACTS: Record<OfferFact, string> = {
  bonus: 'Bonus',
  payoutsSpeed: 'Speed of payouts',
  minimumDeposit: 'Minimum deposit',
  numberCasinosGame: 'Number of games',
  licence: 'Licence',
  review: 'Link to the review',
}

interface RatingFormProps<Value extends Rating> {
  block: Editing<Value>
  /** e.g. “casino” */
  one: string
  collection: CollectionName
  /** The hand-picked ones. */
  ids: Editing<string[] | undefined>
  facts: readonly OfferFact[]
  filter: ReactNode
}

export function RatingForm<Value extends Rating>(props: RatingFormProps<Value>) {
  const { one, collection, ids, facts, filter } = props
  const block = narrowed<Rating, Value>(props.block)
  const { mode, limit, sort = BEST_FIRST, layout, show = DEFAULT_FACTS } = block.value
  const chosen = ids.value ?? []
  return (
    <>
      <ChoiceField
        label={`Which ${one}s`}
        options={MODES}
        value={mode}
        // Pinning needs a sorting rule, which a hand-picked list does not have.
        onChange={(value) => set(block, { mode: value, ...(value === 'manual' ? { moved: undefined } : {}) })}
      />
      {mode === 'manual' && (
        <RecordListField
          collection={collection}
          label={`${one === 'casino' ? 'Casinos' : 'Bookmakers'} in this order`}
          placeholder={`Add a ${one}`}
          value={chosen}
          onChange={(next) => ids.update(() => next)}
          max={MAX_LISTED}
          error={ids.errorAt()}
        />
      )}
      {mode === 'manual' && (
        <Textarea
          label="Why these, in this order"
          description="Readers are told that the editors chose the list, and this reason."
          autosize
          maxLength={REASON_MAX}
          {...optionalText(block, 'reason')}
        />
      )}
      {mode === 'filter' && filter}
      {mode !== 'manual' && (
        <FieldRow>
          <NumberField
            label="At most"
            min={1}
            max={MAX_LISTED}
            value={limit ?? null}
            placeholder={String(DEFAULT_LIMIT)}
            onChange={(value) => set(block, { limit: value ?? undefined })}
            error={block.errorAt('limit')}
          />
          <Select
            label="Order"
            data={SORTS}
            value={sort}
            allowDeselect={false}
            onChange={(value) => set(block, { sort: SORTS.find((each) => each.value === value)?.value })}
          />
        </FieldRow>
      )}
      {mode !== 'manual' && <MovedList moved={at(block, 'moved')} one={one} collection={collection} />}
      <ChoiceField
        label="Layout"
        options={LAYOUTS}
        value={layout}
        onChange={(value) => set(block, { layout: value })}
      />
      <Checkbox.Group
        label="What is shown"
        description="In the order in which you tick them."
        value={show}
        onChange={(values) =>
          set(block, { show: values.flatMap((value) => facts.find((fact) => fact === value) ?? []) })
        }
      >
        <Group gap={16} mt={8}>
          {facts.map((fact) => (
            <Checkbox key={fact} value={fact} label={FACTS[fact]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Overrides
        overrides={at(block, 'override')}
        one={one}
        collection={collection}
        choices={mode === 'manual' ? chosen : undefined}
      />
    </>
  )
}
