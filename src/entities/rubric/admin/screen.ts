import { defineScreen } from '#records/admin/screen.ts'

export const rubricScreen = defineScreen({
  collection: 'rubrics',
  one: 'rubric',
  icon: 'tags',
  place: {
    at: 'attributes',
    picture: null,
    isOrdered: true,
    hint: 'Drag rows to change the order readers see',
    purpose: 'Articles are sorted into rubrics, and each rubric has a page.',
  },
})
