import { defineScreen } from '#records/admin/screen.ts'

export const casinoScreen = defineScreen({
  collection: 'casinos',
  one: 'casino',
  icon: 'casino',
  hasChanges: true,
  place: { at: 'navigation', key: 'c', hasImport: true },
})
