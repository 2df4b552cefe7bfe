import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import type { BlockOf } from '#posts/shortcodes.ts'

export type KnownBlocks = ReadonlyMap<string, BlockOf<BlockKind>>

const TOKEN = new RegExp(`\\[\\[(${BLOCK_KINDS.join('|')}):([a-z0-9-]+)\\]\\]`, 'g')

interface Replaced {
  slice: Slice
  /** Shortcodes without known data; they stay text. */
  unknown: string[]
}

/** Replaces `[[kind:uniqId]]` in pasted text with the block if its data is known. */
export function replaceTexts(slice: Slice, known: KnownBlocks): Replaced {
  const unknown: string[] = []
  let isReplaced = false

  const paragraphs = (paragraph: Node): Node[] => {
    const { schema } = paragraph.type
    const text = paragraph.textBetween(0, paragraph.content.size, undefined, '\ufffc')
    const parts: Node[] = []
    let start = 0
    const rest = (end: number) => {
      const content = paragraph.content.cut(start, end)
      if (text.slice(start, end).trim() !== '') parts.push(schema.node('paragraph', null, content))
    }
    for (const match of text.matchAll(TOKEN)) {
      const [token] = match
      const block = known.get(token)
      if (!block) {
        unknown.push(token)
        continue
      }
      rest(match.index)
      parts.push(schema.node('shortcode', { kind: block.kind, uniqId: block.data.uniqId, data: block.data }))
      start = match.index + token.length
    }
    if (start === 0) return [paragraph]
    isReplaced = true
    rest(text.length)
    return parts
  }

  const nodes: Node[] = []
  slice.content.forEach((node) => nodes.push(...(node.type.name === 'paragraph' ? paragraphs(node) : [node])))
  return { slice: isReplaced ? new Slice(Fragment.from(nodes), 0, 0) : slice, unknown }
}
