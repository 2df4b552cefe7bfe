import * as m from '#blocks/admin/messages.ts'
import { ActionIcon, Input, Text, TextInput } from '@mantine/core'
import { at, type Editing, filled, itemAt, text } from '#blocks/admin/editing.ts'
import { MAX_LISTED, MAX_MOVED, type Moved } from '#blocks/rating-order.ts'
import { REASON_MAX } from '#shared/schema/offer.ts'
import type { NounMessage } from '#shared/words/message.ts'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useNames } from '#records/admin/use-names.ts'
import css from './overrides.module.css'
import type { CollectionName } from '#records/admin/api/calls.ts'

interface MovedListProps {
  moved: Editing<Moved[] | undefined>
  /** e.g. “casino” */
  one: NounMessage
  collection: CollectionName
}

const firstFree = (moved: readonly Moved[]) => {
  let place = 1
  while (moved.some((each) => each.place === place)) place++
  return place
}

/** Offers pinned to another place than the rule puts them, each with the reason shown to readers. */
export function MovedList({ moved, one, collection }: MovedListProps) {
  const list = filled(moved, [])
  const names = useNames(
    collection,
    list.value.map(({ id }) => id),
  )
  const add = (id: string | null) => {
    if (!id || list.value.some((each) => each.id === id)) return
    list.update((now) => [...now, { id, place: firstFree(now), reason: '' }])
  }
  return (
    <Input.Wrapper
      label={m.movedByHand()}
      description={m.movedHint({ noun: one })}
      labelElement="div"
      error={list.errorAt()}
    >
      <ul className={css.list}>
        {list.value.map((item, index) => {
          const each = itemAt(list, item, index)
          const place = at(each, 'place')
          const name = names.get(item.id) ?? ''
          return (
            <li key={item.id} className={css.moved}>
              <Text size="sm" fw={600} className={css.name}>
                {name}
              </Text>
              <NumberField
                aria-label={m.placeOf({ name })}
                min={1}
                max={MAX_LISTED}
                value={place.value}
                onChange={(value) => place.update(() => value ?? Number.NaN)}
                error={place.errorAt()}
              />
              <TextInput
                aria-label={m.whyMoved({ name })}
                placeholder={m.why()}
                required
                maxLength={REASON_MAX}
                {...text(each, 'reason')}
              />
              <ActionIcon
                size={28}
                aria-label={m.doNotMove({ name })}
                onClick={() => list.update((now) => now.filter(({ id }) => id !== item.id))}
              >
                <Icon name="x" size={15} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {list.value.length < MAX_MOVED && (
        <RecordSelect
          collection={collection}
          label=""
          placeholder={m.moveOne({ noun: one })}
          value={null}
          onChange={add}
        />
      )}
    </Input.Wrapper>
  )
}
