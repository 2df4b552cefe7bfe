import * as m from '#entities/redirect/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const redirectScreen = defineScreen({
  collection: 'redirects',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'link',
  place: { at: 'settings', tab: 'redirects' },
})
