import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { Sortable } from '#records/admin/form/sortable.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './sortable-list.module.css'

interface SortableListProps<Item> {
  items: Item[]
  onChange: (items: Item[]) => void
  nameOf: (item: Item, index: number) => string
  children: (item: Item, index: number) => ReactNode
  actions?: (item: Item, index: number) => ReactNode
  layout?: 'rows' | 'pills'
  below?: (item: Item, index: number) => ReactNode
  /** Needed when rows have state of their own; otherwise the index is the key. */
  keyOf?: (item: Item) => string
}

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, onChange, nameOf, children, actions, below, keyOf, layout = 'rows' } = props
  const listId = useId()
  const idOf = (item: Item, index: number) => `${listId}-${keyOf ? keyOf(item) : index}`
  return (
    <Sortable items={items} onChange={onChange} idOf={idOf} nameOf={nameOf} layout={layout}>
      <ul className={css.list} data-layout={layout}>
        {items.map((item, index) => (
          <Row
            key={idOf(item, index)}
            id={idOf(item, index)}
            name={nameOf(item, index)}
            onRemove={() => onChange(items.filter((_, other) => other !== index))}
            actions={actions?.(item, index)}
            below={below?.(item, index)}
          >
            {children(item, index)}
          </Row>
        ))}
      </ul>
    </Sortable>
  )
}

interface RowProps {
  id: string
  name: string
  onRemove: () => void
  actions: ReactNode
  below: ReactNode
  children: ReactNode
}

function Row({ id, name, onRemove, actions, below, children }: RowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: m.sortable() },
  })
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={css.line}>
        <ActionIcon size={28} className={css.handle} {...attributes} {...listeners} aria-label={m.move({ name })}>
          <Icon name="grip" />
        </ActionIcon>
        <div className={css.body}>{children}</div>
        {actions}
        <ActionIcon size={28} onClick={onRemove} aria-label={m.remove({ name })}>
          <Icon name="x" size={15} />
        </ActionIcon>
      </div>
      {below}
    </li>
  )
}
