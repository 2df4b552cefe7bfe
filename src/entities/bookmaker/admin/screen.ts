import { defineScreen } from '#ui/admin/records/screen.ts'

export const bookmakerScreen = defineScreen({
  collection: 'bookmakers',
  one: 'bookmaker',
  icon: 'bookmaker',
  hasChanges: true,
  place: { at: 'navigation', key: 'b', hasImport: true },
})
