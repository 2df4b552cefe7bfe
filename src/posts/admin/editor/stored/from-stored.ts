import { allBlocks } from '#posts/block-lists.ts'
import type { JSONContent } from '@tiptap/core'
import type { Content } from '#posts/content/schema.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'

/** Block data moves into its nodes, so that undo, copying and dragging include it. Ends with a paragraph. */
export function fromStored({ content }: Content, shortcodes: ShortcodesConfig): JSONContent {
  const blocks = new Map(allBlocks(shortcodes).map(({ kind, data }) => [`${kind}:${data.uniqId}`, data]))
  const nodes = content.map((node): JSONContent => {
    if (node.type !== 'shortcode') return node
    const { kind, uniqId } = node.attrs
    return { type: 'shortcode', attrs: { kind, uniqId, data: blocks.get(`${kind}:${uniqId}`) ?? null } }
  })
  const isWritable = content.at(-1)?.type === 'paragraph'
  return { type: 'doc', content: isWritable ? nodes : [...nodes, { type: 'paragraph' }] }
}
