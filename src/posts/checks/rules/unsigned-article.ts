import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { HOME_SLUG } from '#shared/post-address.ts'

/** Articles may go without a writer, but hardly on purpose; reviews may not, see `no-writer`. */
export const unsignedArticle = defineRule({
  name: 'unsigned-article',
  level: 'warning',
  title: m.holdsSigned,
  find: ({ category, slug, writer }) =>
    category === '/' && slug !== HOME_SLUG && writer === null
      ? [
          {
            message: said(m.nobodySigns),
            place: field('writer'),
            fixes: [{ kind: 'writer', change: (before, chosen) => ({ ...before, writer: chosen }) }],
          },
        ]
      : [],
})
