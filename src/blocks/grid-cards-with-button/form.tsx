import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ButtonFields } from '#blocks/admin/button-fields.tsx'
import { at } from '#blocks/admin/editing.ts'
import { GridForm } from '#blocks/admin/grid-form.tsx'
import { emptyCard } from '#blocks/grid-cards-with-button/block.ts'

export default function GridCardsWithButtonForm({ block }: BlockFormProps<'gridCardsWithButton'>) {
  return (
    <GridForm columns={at(block, 'columns')} cards={at(block, 'cards')} empty={emptyCard}>
      {(card) => <ButtonFields button={at(card, 'button')} />}
    </GridForm>
  )
}
