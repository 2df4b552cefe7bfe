import * as m from '#entities/media/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const mediaScreen = defineScreen({
  collection: 'media',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'image',
  place: { at: 'library', key: 'm' },
})
