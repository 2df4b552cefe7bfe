import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { isStandalone } from '#posts/standalone.ts'

/** Articles may go without a writer, but hardly on purpose; reviews may not, see `no-writer`. */
export const unsignedArticle = defineRule({
  name: 'unsigned-article',
  level: 'warning',
  title: m.holdsSigned,
  find: (post) =>
    post.category === '/' && !isStandalone(post) && post.writer === null
      ? [
          {
            message: said(m.nobodySigns),
            place: field('writer'),
            fixes: [{ kind: 'writer', change: (before, chosen) => ({ ...before, writer: chosen }) }],
          },
        ]
      : [],
})
