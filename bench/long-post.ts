import { addBlock, allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import { textOf } from '#posts/content/walk.ts'
import type { ContentNode } from '#posts/content/schema.ts'
import type { PostInput } from '#posts/schema.ts'
import { posts as demoPosts } from '../seed/index.ts'

export const LONG_WORDS = 10_000
export const LONG_BLOCKS = 50

/** As long as posts get: the texts and blocks of the demo content one after another, with its links, lists and tables. */
export function longPost(title: string): Partial<PostInput> {
  const content: ContentNode[] = []
  const shortcodesConfig = emptyShortcodes()
  let [words, blocks] = [0, 0]
  for (const { input } of demoPosts) {
    const datas = new Map(allBlocks(input.shortcodesConfig).map((block) => [block.data.uniqId, block]))
    for (const node of input.content.content) {
      if (node.type === 'shortcode') {
        const block = datas.get(node.attrs.uniqId)
        if (!block || blocks === LONG_BLOCKS) continue
        const uniqId = `block-${++blocks}`
        const { headingId: _, ...data } = block.data
        addBlock(shortcodesConfig, { ...block, data: { ...data, uniqId } })
        content.push({ ...node, attrs: { ...node.attrs, uniqId } })
      } else if (words < LONG_WORDS) {
        words += textOf(node).split(/\s+/).length
        // Each id would be there twice.
        content.push(node.type === 'heading' ? { ...node, attrs: { ...node.attrs, id: null } } : node)
      }
    }
  }
  if (words < LONG_WORDS || blocks < LONG_BLOCKS)
    throw new Error(`The demo content has ${words} words and ${blocks} blocks.`)
  return { title, content: { type: 'doc', content }, shortcodesConfig }
}
