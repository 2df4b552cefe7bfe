import * as m from '#entities/bookmaker/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const bookmakerScreen = defineScreen({
  collection: 'bookmakers',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'bookmaker',
  hasChanges: true,
  place: { at: 'navigation', key: 'b', hasImport: true },
})
