import * as m from '#entities/writer/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const writerScreen = defineScreen({
  collection: 'writers',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'user',
  place: {
    at: 'attributes',
    picture: 'avatar',
    isOrdered: false,
    hint: '',
    purpose: m.purpose,
  },
})
