import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { type Path, withValueAt } from '#shared/checks/at-path.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import type { PostInput } from '#posts/schema.ts'

/** A heading is at most one level deeper than the previous one; the page title is level 1. */
export const headingOrder = defineRule({
  name: 'heading-order',
  level: 'warning',
  title: m.holdsHeadingOrder,
  find: (post) => {
    let above = 1
    return headingsIn(post).flatMap(({ level, path }) => {
      const wanted = above + 1
      // Continues with the corrected level, so that one mistake is reported once.
      const skips = level > wanted
      above = skips ? wanted : level
      if (!skips) return []
      return [
        {
          message:
            wanted === 2 ? said(m.firstHeadingLevel, { level }) : said(m.headingSkips, { from: wanted - 1, level }),
          place: placeAt(post, path),
          fixes: [
            {
              kind: 'change',
              label: said(m.makeLevel, { level: wanted }),
              change: (before) => withValueAt(before, [...path, 'level'], () => wanted),
            },
          ],
        },
      ]
    })
  },
})

function headingsIn(post: PostInput): { level: number; path: Path }[] {
  return post.content.content.flatMap((node, index) => {
    if (node.type === 'heading') return [{ level: node.attrs.level, path: ['content', 'content', index, 'attrs'] }]
    if (node.type !== 'shortcode') return []
    const kind = BLOCK_KINDS.find((each) => each === node.attrs.kind)
    const own = kind ? post.shortcodesConfig[kind].findIndex(({ data }) => data.uniqId === node.attrs.uniqId) : -1
    const data = kind && post.shortcodesConfig[kind][own]?.data
    return data?.heading ? [{ level: data.level ?? 2, path: ['shortcodesConfig', kind ?? '', own, 'data'] }] : []
  })
}
