import * as m from '#blocks/messages.ts'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ButtonFields } from '#blocks/admin/button-fields.tsx'
import { CardFields } from '#blocks/admin/card-fields.tsx'
import { NumberChoice } from '#blocks/admin/choice-field.tsx'
import { at, set } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { DEFAULT_COLUMNS } from '#blocks/cards.ts'
import { emptyCard } from '#blocks/grid-cards-with-button/block.ts'

export default function GridCardsWithButtonForm({ block }: BlockFormProps<'gridCardsWithButton'>) {
  return (
    <>
      <NumberChoice
        label={m.columns()}
        from={2}
        to={4}
        value={block.value.columns ?? DEFAULT_COLUMNS}
        onChange={(columns) => set(block, { columns })}
      />
      <ItemList
        label={m.cards()}
        one={m.card}
        list={at(block, 'cards')}
        max={24}
        empty={emptyCard}
        summaryOf={(card) => card.title}
        mediaIdOf={(card) => card.img?.mediaId}
      >
        {(card) => (
          <>
            <CardFields card={card} />
            <ButtonFields button={at(card, 'button')} />
          </>
        )}
      </ItemList>
    </>
  )
}
