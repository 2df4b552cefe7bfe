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
    hint: 'Drag rows to change the order readers see',
    purpose: 'Casinos say what can be played there, and readers filter by it.',
  },
})
