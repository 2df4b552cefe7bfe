import { one as bookmaker } from '#entities/bookmaker/messages.ts'
import { one as casino } from '#entities/casino/messages.ts'
import { type Message, saidOptions } from '#shared/words/message.ts'
import * as m from '#blocks/admin/messages.ts'
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
  { value: 'top', label: m.bestOnes },
  { value: 'filter', label: m.byConditions },
  { value: 'manual', label: m.chosenByHand },
] as const

const LAYOUTS = [
  { value: 'cards', label: m.cards, pictogram: 'cards' },
  { value: 'table', label: m.table, pictogram: 'table' },
  { value: 'compact', label: m.compact, pictogram: 'compact' },
] as const

const SORTS: { value: OfferSort; label: Message }[] = [
  { value: 'rating', label: m.bestRating },
  { value: 'payoutsSpeed', label: m.fastestPayouts },
  { value: 'minimumDeposit', label: m.lowestDeposit },
  { value: 'bonusPrice', label: m.bestTruePrice },
  { value: 'title', label: m.byTitle },
]

const FACTS: Record<OfferFact, Message> = {
  bonus: m.bonus,
  payoutsSpeed: m.speedOfPayouts,
  minimumDeposit: m.minimumDeposit,
  numberCasinosGame: m.numberOfGames,
  licence: m.licence,
  review: m.linkToReview,
}

const NOUNS = { casino, bookmaker }

interface RatingFormProps<Value extends Rating> {
  block: Editing<Value>
  one: keyof typeof NOUNS
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
        label={one === 'casino' ? m.whichCasinos() : m.whichBookmakers()}
        options={MODES}
        value={mode}
        // Pinning needs a sorting rule, which a hand-picked list does not have.
        onChange={(value) => set(block, { mode: value, ...(value === 'manual' ? { moved: undefined } : {}) })}
      />
      {mode === 'manual' && (
        <RecordListField
          collection={collection}
          label={one === 'casino' ? m.casinosInOrder() : m.bookmakersInOrder()}
          placeholder={m.addItem({ noun: NOUNS[one] })}
          value={chosen}
          onChange={(next) => ids.update(() => next)}
          max={MAX_LISTED}
          error={ids.errorAt()}
        />
      )}
      {mode === 'manual' && (
        <Textarea
          label={m.whyThese()}
          description={m.whyTheseHint()}
          autosize
          maxLength={REASON_MAX}
          {...optionalText(block, 'reason')}
        />
      )}
      {mode === 'filter' && filter}
      {mode !== 'manual' && (
        <FieldRow>
          <NumberField
            label={m.atMost()}
            min={1}
            max={MAX_LISTED}
            value={limit ?? null}
            placeholder={String(DEFAULT_LIMIT)}
            onChange={(value) => set(block, { limit: value ?? undefined })}
            error={block.errorAt('limit')}
          />
          <Select
            label={m.order()}
            data={saidOptions(SORTS)}
            value={sort}
            allowDeselect={false}
            onChange={(value) => set(block, { sort: SORTS.find((each) => each.value === value)?.value })}
          />
        </FieldRow>
      )}
      {mode !== 'manual' && <MovedList moved={at(block, 'moved')} one={NOUNS[one]} collection={collection} />}
      <ChoiceField
        label={m.layout()}
        options={LAYOUTS}
        value={layout}
        onChange={(value) => set(block, { layout: value })}
      />
      <Checkbox.Group
        label={m.whatIsShown()}
        description={m.inOrderTicked()}
        value={show}
        onChange={(values) =>
          set(block, { show: values.flatMap((value) => facts.find((fact) => fact === value) ?? []) })
        }
      >
        <Group gap={16} mt={8}>
          {facts.map((fact) => (
            <Checkbox key={fact} value={fact} label={FACTS[fact]()} />
          ))}
        </Group>
      </Checkbox.Group>
      <Overrides
        overrides={at(block, 'override')}
        one={NOUNS[one]}
        collection={collection}
        choices={mode === 'manual' ? chosen : undefined}
      />
    </>
  )
}
