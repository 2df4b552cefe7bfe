import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { Attribute } from '#admin/content-attributes/kinds.ts'

interface SortableRowsProps {
  items: Attribute[]
  onReorder: ((items: Attribute[]) => Promise<void>) | undefined
  children: ReactNode
}

/** Rows are dragged by their handles, or moved with Space and the arrow keys. */
export function SortableRows({ items, onReorder, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    void onReorder?.(arrayMove(items, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{ announcements: announcementsFor(items) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What is said to those who cannot see the rows move. */
function announcementsFor(items: Attribute[]): Announcements {
  const titleOf = (id: unknown) => items.find((item) => item.id === id)?.title ?? ''
  const placeOf = (id: unknown) => `${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} is picked up, at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${titleOf(active.id)} is at ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} was put at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${placeOf(active.id)}.`,
  }
}
