import { field } from '#posts/checks/place.ts'
import { refusedAt } from '#posts/checks/refused-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const noText = defineRule({
  name: 'no-text',
  level: 'blocking',
  title: 'Has a text',
  find: (post) => refusedAt(post, 'content').map(() => ({ message: 'No text', place: field('content') })),
})
