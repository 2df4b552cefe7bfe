import * as m from '#entities/casino/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const casinoScreen = defineScreen({
  collection: 'casinos',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'casino',
  hasChanges: true,
  place: { at: 'navigation', key: 'c', hasImport: true },
})
