import { inText } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { headingText } from '#posts/content/walk.ts'

export const emptyHeading = defineRule({
  name: 'empty-heading',
  level: 'warning',
  title: 'Headings have words',
  find: (post) =>
    post.content.content.flatMap((node, index) => {
      if (node.type !== 'heading' || headingText(node).trim() !== '') return []
      return [
        {
          message: 'Heading without words',
          place: inText([index]),
          fixes: [
            {
              kind: 'change',
              label: 'Remove it',
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
