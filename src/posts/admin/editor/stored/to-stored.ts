import { addBlock, emptyShortcodes } from '#posts/block-lists.ts'
import { ALT_MAX } from '#entities/media/alt-max.ts'
import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { CAPTION_MAX } from '#posts/admin/editor/schema/image.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'
import type {
  BulletListNode,
  ContentNode,
  ListItemNode,
  OrderedListNode,
  ParagraphNode,
  TableNode,
} from '#posts/content/schema.ts'
import { SIMPLE_MARKS } from '#shared/marks.ts'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'
import { HEADING_ID, idLike } from '#shared/ids.ts'
import { isStoredHref } from '#shared/hrefs.ts'
import { isOneOf } from '#shared/objects.ts'

type FlowNode = ParagraphNode | BulletListNode | OrderedListNode
type Row = TableNode['content'][number]
type Cell = Row['content'][number]

/** Only what the stored schema allows, with block data separate from the text. */
export const toStored = (doc: JSONContent): WrittenText =>
  written(childrenOf(doc).flatMap(topNode), placedBlocks(childrenOf(doc)))

const stored = new WeakMap<Node, ContentNode[]>()

/** The same of the editor's document, whose nodes never change: what a keystroke leaves alone stays the same object. */
export function storedOf({ children }: Node): WrittenText {
  const nodes = children.flatMap((node) => {
    const known = stored.get(node) ?? topNode(node.toJSON())
    stored.set(node, known)
    return known
  })
  return written(nodes, placedBlocks(children.map(({ type, attrs }) => ({ type: type.name, attrs }))))
}

const written = (nodes: ContentNode[], shortcodesConfig: WrittenText['shortcodesConfig']): WrittenText => ({
  content: { type: 'doc', content: withoutTrailingEmptyLines(nodes) },
  shortcodesConfig,
})

const childrenOf = (node: JSONContent) => node.content ?? []
const textAttr = (node: JSONContent, name: string) => String(node.attrs?.[name] ?? '')

/** Trailing empty lines exist for the caret only. */
function withoutTrailingEmptyLines(nodes: ContentNode[]): ContentNode[] {
  const last = nodes.findLastIndex((node) => node.type !== 'paragraph' || node.content !== undefined)
  return nodes.slice(0, last + 1)
}

function placedBlocks(nodes: readonly JSONContent[]): WrittenText['shortcodesConfig'] {
  const config = emptyShortcodes()
  for (const { type, attrs } of nodes) {
    if (type === 'shortcode' && attrs?.['data']) addBlock(config, { kind: attrs['kind'], data: attrs['data'] })
  }
  return config
}

const QUOTE = { isQuote: true } as const

function topNode(node: JSONContent): ContentNode[] {
  switch (node.type) {
    case 'heading':
      return [heading(node)]
    case 'blockquote':
      return [{ type: 'blockquote', ...(node.attrs?.['isQuote'] === true && { attrs: QUOTE }), content: flow(node) }]
    case 'image':
      return image(node)
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }]
    case 'shortcode':
      return shortcode(node)
    case 'table':
      return [{ type: 'table', content: childrenOf(node).map(tableRow) }]
    default:
      return flowNode(node)
  }
}

function heading(node: JSONContent): ContentNode {
  const level: 2 | 3 | 4 = node.attrs?.['level']
  return { type: 'heading', attrs: { level, id: idLike(HEADING_ID, node.attrs?.['id']) }, ...inlineContent(node) }
}

/** A picture that is still uploading is not stored yet. */
function image(node: JSONContent): ContentNode[] {
  const mediaId = textAttr(node, 'mediaId')
  if (mediaId === '') return []
  const alt = textAttr(node, 'alt').trim().slice(0, ALT_MAX).trim()
  const caption = textAttr(node, 'caption').trim().slice(0, CAPTION_MAX).trim()
  const isDecoration = alt === '' && node.attrs?.['isDecoration'] === true
  const attrs = { mediaId, alt, ...(caption ? { caption } : {}), ...(isDecoration ? { isDecoration } : {}) }
  return [{ type: 'image', attrs }]
}

function shortcode(node: JSONContent): ContentNode[] {
  const kind = textAttr(node, 'kind')
  return isOneOf(BLOCK_KINDS, kind) ? [{ type: 'shortcode', attrs: { kind, uniqId: textAttr(node, 'uniqId') } }] : []
}

const flow = (node: JSONContent): FlowNode[] => childrenOf(node).flatMap(flowNode)

function flowNode(node: JSONContent): FlowNode[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...inlineContent(node) }]
    case 'bulletList':
      return [{ type: 'bulletList', content: items(node) }]
    case 'orderedList': {
      const start = Number(node.attrs?.['start'] ?? 1)
      const hasOwnStart = Number.isInteger(start) && start > 1 && start <= 10_000
      return [{ type: 'orderedList', ...(hasOwnStart ? { attrs: { start } } : {}), content: items(node) }]
    }
    default:
      return []
  }
}

const items = (list: JSONContent): ListItemNode[] =>
  childrenOf(list).map((item) => ({ type: 'listItem', content: flow(item) }))

const tableRow = (row: JSONContent): Row => ({ type: 'tableRow', content: childrenOf(row).map(tableCell) })

function tableCell(cell: JSONContent): Cell {
  const colspan = Number(cell.attrs?.['colspan'] ?? 1)
  const rowspan = Number(cell.attrs?.['rowspan'] ?? 1)
  return {
    type: cell.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
    ...(colspan > 1 || rowspan > 1 ? { attrs: { colspan, rowspan } } : {}),
    content: flow(cell),
  }
}

/** The schema has no empty arrays: an empty node has no `content`. */
function inlineContent(node: JSONContent): { content?: Inline[] } {
  const content = childrenOf(node).flatMap(inline)
  return content.length > 0 ? { content } : {}
}

function inline(node: JSONContent): Inline[] {
  const allowed = (node.marks ?? []).flatMap(mark)
  const marks = allowed.length > 0 ? { marks: allowed } : {}
  if (node.type === 'hardBreak') return [{ type: 'hardBreak', ...marks }]
  return node.type === 'text' && node.text ? [{ type: 'text', text: node.text, ...marks }] : []
}

function mark({ type, attrs }: NonNullable<JSONContent['marks']>[number]): Mark[] {
  if (type === 'link') {
    const href: unknown = attrs?.['href']
    return isStoredHref(href) ? [{ type: 'link', attrs: { href } }] : []
  }
  const simple = SIMPLE_MARKS.find((known) => known === type)
  return simple ? [{ type: simple }] : []
}
