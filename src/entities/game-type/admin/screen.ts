import * as m from '#entities/game-type/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const gameTypeScreen = defineScreen({
  collection: 'game-types',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'tags',
  place: {
    at: 'attributes',
    picture: null,
    isOrdered: true,
    hint: m.dragHint,
    purpose: m.purpose,
  },
})
