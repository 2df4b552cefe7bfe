import { field } from '#posts/checks/place.ts'
import { publishErrorsAt } from '#posts/checks/publish-errors-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Pages in the root category need no writer. */
export const noWriter = defineRule({
  name: 'no-writer',
  level: 'blocking',
  title: 'Is signed',
  find: (post) =>
    publishErrorsAt(post, 'writer').map(() => ({
      message: 'No writer',
      place: field('writer'),
      fixes: [{ kind: 'writer', change: (before, writer) => ({ ...before, writer }) }],
    })),
})
