import { allBlocks } from '#posts/block-lists.ts'
import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import { defineRule } from '#posts/checks/rule.ts'
import type { PostInput } from '#posts/schema.ts'

/** Everything the block references is archived, or nothing matches its filter; visitors see nothing of it. */
export const emptyBlock = defineRule({
  name: 'empty-block',
  level: 'warning',
  title: m.holdsBlock,
  needs: ['emptyBlocks'],
  find: (post, { emptyBlocks = [] }) =>
    allBlocks(post.shortcodesConfig)
      .filter(({ kind, data }) => kind !== 'keptSource' && emptyBlocks.includes(data.uniqId))
      .map(({ kind, data: { uniqId } }) => ({
        message: said(m.showsNothing, { block: said(BLOCK_NAMES[kind]) }),
        place: { in: 'block', kind, uniqId },
        fixes: [{ kind: 'change', label: m.removeIt, change: (before) => withoutBlock(before, kind, uniqId) }],
      })),
})

function withoutBlock(post: PostInput, kind: BlockKind, uniqId: string): PostInput {
  const { content, shortcodesConfig } = post
  const isIt = (node: PostInput['content']['content'][number]) =>
    node.type === 'shortcode' && node.attrs.uniqId === uniqId
  return {
    ...post,
    content: { ...content, content: content.content.filter((node) => !isIt(node)) },
    shortcodesConfig: {
      ...shortcodesConfig,
      [kind]: shortcodesConfig[kind].filter(({ data }) => data.uniqId !== uniqId),
    },
  }
}
