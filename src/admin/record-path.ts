import { screens } from '#admin/screens.ts'
import { settingsPath } from '#admin/settings/tabs.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { editPathOf, listPathOf } from '#records/admin/resource.ts'
import type { Screen } from '#records/admin/screen.ts'

const pathIn = (screen: Screen, id: string) =>
  screen.place.at === 'settings' ? listPathOf(screen) : editPathOf(screen, id)

/** Collections without a record screen. */
const OTHERS: Record<string, (id: string) => string> = {
  messages: (id) => `/admin/messages?open=${id}`,
  users: () => settingsPath('users'),
  settings: () => settingsPath('site'),
  'blocked-addresses': () => '/admin/links?part=blocked',
  complaints: (id) => `/admin/complaints/${id}`,
}

/** Path of what is planned: a change is compared with the live record. */
export function plannedPath({ kind, id, collection, recordId, isDone }: CalendarItem): string {
  const path = recordPath(collection, recordId) ?? '#'
  return kind === 'publish-change' && !isDone ? `${path}?compare=${id}` : path
}

export function recordPath(collection: string, id: string): string | undefined {
  const screen = screens.find((each) => each.collection === collection)
  return screen ? pathIn(screen, id) : OTHERS[collection]?.(id)
}
