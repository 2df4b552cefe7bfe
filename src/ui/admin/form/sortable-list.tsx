import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/admin/icon.tsx'
import css from './sortable-list.module.css'

interface SortableListProps<Item> {
  items: Item[]
  onChange: (items: Item[]) => void
  /** What the item is called when it is moved or removed by voice or keyboard. */
  nameOf: (item: Item, index: number) => string
  children: (item: Item, index: number) => ReactNode
  /** More buttons at the end of a row. */
  actions?: (item: Item, index: number) => ReactNode
  /** One below the other, or short ones side by side. */
  layout?: 'rows' | 'pills'
  /** What is open under a row. */
  below?: (item: Item, index: number) => ReactNode
  /** Needed when rows hold state of their own; otherwise the place in the list is the identity. */
  keyOf?: (item: Item) => string
}

/** A list whose order the editor chooses: by dragging, or with the handle focused by Space and the arrow keys. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, onChange, nameOf, children, actions, below, keyOf, layout = 'rows' } = props
  const listId = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map((item, index) => `${listId}-${keyOf ? keyOf(item) : index}`)
  const move = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) {
      onChange(arrayMove(items, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
    }
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={layout === 'pills' ? closestCenter : closestEdge}
      onDragEnd={move}
    >
      <SortableContext items={ids} strategy={layout === 'pills' ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul className={css.list} data-layout={layout}>
          {items.map((item, index) => (
            <Row
              key={ids[index]}
              id={ids[index] ?? ''}
              name={nameOf(item, index)}
              onRemove={() => onChange(items.filter((_, other) => other !== index))}
              actions={actions?.(item, index)}
              below={below?.(item, index)}
            >
              {children(item, index)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** By the nearer of the upper and lower edges: by the centre, an open row would hardly ever get past a closed one. */
const closestEdge: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      if (!rect) return []
      const { top, bottom } = collisionRect
      const value = Math.min(Math.abs(rect.top - top), Math.abs(rect.bottom - bottom))
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .toSorted((one, other) => one.data.value - other.data.value)

interface RowProps {
  id: string
  name: string
  onRemove: () => void
  actions: ReactNode
  below: ReactNode
  children: ReactNode
}

function Row({ id, name, onRemove, actions, below, children }: RowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={css.line}>
        <ActionIcon size={28} className={css.handle} {...attributes} {...listeners} aria-label={`Move ${name}`}>
          <Icon name="grip" />
        </ActionIcon>
        <div className={css.body}>{children}</div>
        {actions}
        <ActionIcon size={28} onClick={onRemove} aria-label={`Remove ${name}`}>
          <Icon name="x" size={15} />
        </ActionIcon>
      </div>
      {below}
    </li>
  )
}
