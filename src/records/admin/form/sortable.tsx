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
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useLocked } from '#records/admin/form/lockable.tsx'
import * as m from '#records/admin/form/messages.ts'
import { announcementsOf } from '#records/admin/form/sortable-words.ts'

interface SortableProps<Item> {
  items: Item[]
  onChange: (items: Item[]) => void
  idOf: (item: Item, index: number) => string
  nameOf: (item: Item, index: number) => string
  /** Stacked, or short items side by side. */
  layout?: 'rows' | 'pills'
  children: ReactNode
}

/** Makes items reorderable: by dragging their handles, or with Space and the arrow keys. */
export function Sortable<Item>({ items, onChange, idOf, nameOf, layout = 'rows', children }: SortableProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
  const placeOf = (id: string | number) => ids.indexOf(String(id))
  const move = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(items, placeOf(active.id), placeOf(over.id)))
  }
  const names = items.map(nameOf)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={layout === 'pills' ? closestCenter : closestEdge}
      onDragEnd={move}
      accessibility={{
        announcements: announcementsOf(names, placeOf),
        screenReaderInstructions: { draggable: m.howToSort() },
      }}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'pills' ? rectSortingStrategy : verticalListSortingStrategy}
        disabled={useLocked()}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** By the nearer of the top and bottom edges: by the centre, an expanded row would hardly get past a collapsed one. */
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
