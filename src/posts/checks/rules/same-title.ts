import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const sameTitle = defineRule({
  name: 'same-title',
  level: 'warning',
  title: 'No other post has this title',
  needs: ['sameTitle'],
  find: (_, { sameTitle: others = [] }) =>
    others.length > 0 ? [{ message: 'Another post has the same title', place: field('title'), related: others }] : [],
})
