import type { ReactNode } from 'react'
import * as m from '#blocks/messages.ts'
import { type Card, CardFields } from '#blocks/admin/card-fields.tsx'
import { NumberChoice } from '#blocks/admin/choice-field.tsx'
import type { Editing } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { DEFAULT_COLUMNS } from '#blocks/cards.ts'

interface GridFormProps<Value extends Card> {
  columns: Editing<number | undefined>
  cards: Editing<Value[]>
  empty: Value
  /** Where a card leads. */
  children: (card: Editing<Value>) => ReactNode
}

export const GridForm = <Value extends Card>({ columns, cards, empty, children }: GridFormProps<Value>) => (
  <>
    <NumberChoice
      label={m.columns()}
      from={2}
      to={4}
      value={columns.value ?? DEFAULT_COLUMNS}
      onChange={(chosen) => columns.update(() => chosen)}
    />
    <ItemList
      label={m.cards()}
      one={m.card}
      list={cards}
      max={24}
      empty={empty}
      summaryOf={(card) => card.title}
      mediaIdOf={(card) => card.img?.mediaId}
    >
      {(card) => (
        <>
          <CardFields card={card} />
          {children(card)}
        </>
      )}
    </ItemList>
  </>
)
