import { screens } from '#admin/screens.ts'
import { settingsPath } from '#admin/settings/tabs.ts'
import { editPathOf, listPathOf } from '#ui/admin/records/resource.ts'
import type { Screen } from '#ui/admin/records/screen.ts'

const pathIn = (screen: Screen, id: string) =>
  screen.place.at === 'settings' ? listPathOf(screen) : editPathOf(screen, id)

/** Of what is not a record like the others. */
const OTHERS: Record<string, (id: string) => string> = {
  messages: (id) => `/admin/messages?open=${id}`,
  users: () => settingsPath('users'),
  settings: () => settingsPath('site'),
  'blocked-addresses': () => '/admin/links?part=blocked',
}

/** Where a record of the API is shown in the back office; some have no place there. */
export function recordPath(collection: string, id: string): string | undefined {
  const screen = screens.find((each) => each.collection === collection)
  return screen ? pathIn(screen, id) : OTHERS[collection]?.(id)
}
