import { field } from '#posts/checks/place.ts'
import { publishErrorsAt } from '#posts/checks/publish-errors-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const noText = defineRule({
  name: 'no-text',
  level: 'blocking',
  title: 'Has a text',
  find: (post) => publishErrorsAt(post, 'content').map(() => ({ message: 'No text', place: field('content') })),
})
