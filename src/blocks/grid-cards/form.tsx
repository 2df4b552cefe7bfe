import * as m from '#blocks/messages.ts'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { at } from '#blocks/admin/editing.ts'
import { GridForm } from '#blocks/admin/grid-form.tsx'
import { LinkField } from '#blocks/admin/link-field.tsx'
import { emptyCard } from '#blocks/grid-cards/block.ts'

export default function GridCardsForm({ block }: BlockFormProps<'gridCards'>) {
  return (
    <GridForm columns={at(block, 'columns')} cards={at(block, 'cards')} empty={emptyCard}>
      {(card) => <LinkField label={m.link()} link={at(card, 'link')} />}
    </GridForm>
  )
}
