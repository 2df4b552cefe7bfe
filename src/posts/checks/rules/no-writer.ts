import { field } from '#posts/checks/place.ts'
import { refusedAt } from '#posts/checks/refused-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Pages without a category need no writer. */
export const noWriter = defineRule({
  name: 'no-writer',
  level: 'blocking',
  title: 'Is signed',
  find: (post) =>
    refusedAt(post, 'writer').map(() => ({
      message: 'No writer',
      place: field('writer'),
      mends: [{ kind: 'writer', change: (before, writer) => ({ ...before, writer }) }],
    })),
})
