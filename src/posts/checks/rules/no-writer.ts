import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { publishErrorsAt } from '#posts/checks/publish-errors-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Pages in the root category need no writer. */
export const noWriter = defineRule({
  name: 'no-writer',
  level: 'blocking',
  title: m.holdsWriter,
  find: (post) =>
    publishErrorsAt(post, 'writer').map(() => ({
      message: said(m.noWriter),
      place: field('writer'),
      fixes: [{ kind: 'writer', change: (before, writer) => ({ ...before, writer }) }],
    })),
})
