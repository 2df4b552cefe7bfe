import { TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, set, text } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { RichLines } from '#blocks/admin/rich-lines.tsx'
import { emptyCard } from '#blocks/lists-cards/block.ts'
import { IconChoice } from '#blocks/lists-cards/icon-choice.tsx'

const STYLES = [
  { value: 'check', label: 'Ticks' },
  { value: 'bullet', label: 'Bullets' },
  { value: 'number', label: 'Numbers' },
] as const

export default function ListsCardsForm({ block }: BlockFormProps<'listsCards'>) {
  return (
    <>
      <ChoiceField
        label="Lists with"
        options={STYLES}
        value={block.value.style}
        onChange={(style) => set(block, { style })}
      />
      <ItemList
        label="Cards"
        one="card"
        list={at(block, 'cards')}
        max={12}
        empty={emptyCard}
        summaryOf={(card) => card.title}
      >
        {(card) => (
          <>
            <TextInput label="Title" required maxLength={100} {...text(card, 'title')} />
            <IconChoice value={card.value.icon} onChange={(icon) => set(card, { icon })} />
            <RichLines label="Lines" list={at(card, 'items')} max={20} maxLength={300} />
          </>
        )}
      </ItemList>
    </>
  )
}
