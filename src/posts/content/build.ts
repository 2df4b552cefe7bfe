import { addBlock, emptyShortcodes } from '#posts/block-lists.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { anchorsIn } from '#posts/content/anchors.ts'
import type { Content, ContentNode } from '#posts/content/schema.ts'
import type { PostInput, TableContentItem } from '#posts/schema.ts'
import type { BlockOf, BlockData } from '#posts/shortcodes.ts'
import { slugify } from '#shared/czech/slug.ts'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'

/** For demo content and tests: `page(h2('Výplaty'), p('Text s **důrazem**.'), block('dataTables', …))`. */
interface Placed {
  node: ContentNode
  data?: BlockOf<BlockKind>
}
export type Part = Placed | ContentNode

const isPlaced = (part: Part): part is Placed => 'node' in part

const INLINE = /\*\*(?<bold>[^*]+)\*\*|_(?<italic>[^_]+)_|\[(?<label>[^[\]]+)\]\((?<href>[^()]+)\)|(?<break>\n)/g

/** Inline text: `**bold**`, `_italic_`, `[label](/address/)`, a newline is a line break. */
export function rt(text: string): Inline[] {
  const nodes: Inline[] = []
  const push = (words: string, marks?: Mark[]) => {
    if (words !== '') nodes.push(marks ? { type: 'text', text: words, marks } : { type: 'text', text: words })
  }
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const { bold, italic, label, href } = match.groups ?? {}
    push(text.slice(end, match.index))
    if (bold) push(bold, [{ type: 'bold' }])
    else if (italic) push(italic, [{ type: 'italic' }])
    else if (label && href) push(label, [{ type: 'link', attrs: { href } }])
    else nodes.push({ type: 'hardBreak' })
    end = match.index + match[0].length
  }
  push(text.slice(end))
  return nodes
}

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: rt(text) })
const items = (texts: string[]) => texts.map((text) => ({ type: 'listItem' as const, content: [paragraph(text)] }))
const heading =
  (level: 2 | 3 | 4) =>
  (text: string): ContentNode => ({
    type: 'heading',
    attrs: { level, id: slugify(text) },
    content: rt(text),
  })

export const p = (text: string): ContentNode => paragraph(text)
export const h2 = heading(2)
export const h3 = heading(3)
export const h4 = heading(4)
export const ul = (...texts: string[]): ContentNode => ({ type: 'bulletList', content: items(texts) })
export const ol = (...texts: string[]): ContentNode => ({ type: 'orderedList', content: items(texts) })
export const note = (...texts: string[]): ContentNode => ({ type: 'blockquote', content: texts.map(paragraph) })
export const image = (mediaId: string, alt: string, caption?: string): ContentNode => ({
  type: 'image',
  attrs: caption ? { mediaId, alt, caption } : { mediaId, alt },
})

export function table(...rows: string[][]): ContentNode {
  const cell = (type: 'tableHeader' | 'tableCell') => (text: string) => ({ type, content: [paragraph(text)] })
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'tableRow' as const,
      content: row.map(cell(index === 0 ? 'tableHeader' : 'tableCell')),
    })),
  }
}

const headingIdOf = ({ heading }: { heading?: string | undefined }) => (heading ? { headingId: slugify(heading) } : {})

/** A block: its shortcode goes into the text, its data into `shortcodesConfig`. */
export function block<Kind extends BlockKind>(kind: Kind, uniqId: string, data: Omit<BlockData<Kind>, 'uniqId'>): Part {
  return {
    node: { type: 'shortcode', attrs: { kind, uniqId } },
    data: { kind, data: blocks[kind].schema.parse({ uniqId, ...headingIdOf(data), ...data }) },
  }
}

/** Text, blocks and a table of contents of the h2 headings, as the fields of a post. */
export function page(...parts: Part[]): Pick<PostInput, 'content' | 'shortcodesConfig' | 'tableContent'> {
  const shortcodesConfig = emptyShortcodes()
  const nodes = parts.map((part) => (isPlaced(part) ? part.node : part))
  for (const part of parts) {
    if (isPlaced(part) && part.data) {
      addBlock(shortcodesConfig, part.data)
    }
  }
  const content: Content = { type: 'doc', content: nodes }
  const entries = anchorsIn(content, shortcodesConfig).flatMap(({ id, text, level }): TableContentItem[] =>
    id && level === 2 ? [{ headingId: id, title: text, level, isActive: true }] : [],
  )
  return { content, shortcodesConfig, tableContent: { data: entries } }
}

export const faq = (question: string, answer: string) => ({ question, answer: rt(answer), isActive: true })
