import { defineScreen } from '#records/admin/screen.ts'

export const bookmakerScreen = defineScreen({
  collection: 'bookmakers',
  one: 'bookmaker',
  icon: 'bookmaker',
  hasChanges: true,
  place: { at: 'navigation', key: 'b', hasImport: true },
})
