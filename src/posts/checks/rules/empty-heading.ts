import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { inText } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { headingText } from '#posts/content/walk.ts'

export const emptyHeading = defineRule({
  name: 'empty-heading',
  level: 'warning',
  title: m.holdsHeadingWords,
  find: (post) =>
    post.content.content.flatMap((node, index) => {
      if (node.type !== 'heading' || headingText(node).trim() !== '') return []
      return [
        {
          message: said(m.headingWithoutWords),
          place: inText([index]),
          fixes: [
            {
              kind: 'change',
              label: m.removeIt,
              change: (before) => ({
                ...before,
                content: { ...before.content, content: before.content.content.toSpliced(index, 1) },
              }),
            },
          ],
        },
      ]
    }),
})
