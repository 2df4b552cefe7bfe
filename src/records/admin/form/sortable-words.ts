import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import * as m from '#records/admin/form/messages.ts'

/** What screen readers hear while an item is moved. */
export function announcementsOf(names: string[], placeOf: (id: UniqueIdentifier) => number): Announcements {
  const at = (id: UniqueIdentifier) => ({
    name: names[placeOf(id)] ?? '',
    place: placeOf(id) + 1,
    all: names.length,
  })
  return {
    onDragStart: ({ active }) => m.pickedUp(at(active.id)),
    onDragOver: ({ active, over }) => (over ? m.isAt({ ...at(over.id), name: at(active.id).name }) : undefined),
    onDragEnd: ({ active, over }) => m.wasPut({ ...at((over ?? active).id), name: at(active.id).name }),
    onDragCancel: ({ active }) => m.staysAt(at(active.id)),
  }
}
