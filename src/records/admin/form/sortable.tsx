import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
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
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const move = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(items, placeOf(active.id), placeOf(over.id)))
  }
  const names = items.map(nameOf)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={layout === 'pills' ? closestCenter : closestEdge}
      onDragEnd={move}
      accessibility={{ announcements: announcementsOf(names, placeOf) }}
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

function announcementsOf(names: string[], placeOf: (id: UniqueIdentifier) => number): Announcements {
  const nameOf = (id: UniqueIdentifier) => names[placeOf(id)] ?? ''
  const spoken = (id: UniqueIdentifier) => `${placeOf(id) + 1} of ${names.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, at ${spoken(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is at ${spoken(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was put at ${spoken(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${spoken(active.id)}.`,
  }
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
