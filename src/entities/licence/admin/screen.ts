import * as m from '#entities/licence/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const licenceScreen = defineScreen({
  collection: 'licences',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'check',
  place: { at: 'owner' },
})
