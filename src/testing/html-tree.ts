import { ElementType, parseDocument } from 'htmlparser2'
import type { HtmlNode } from '#posts/admin/editor/paste/html-tree.ts'

type ParsedNode = ReturnType<typeof parseDocument>['children'][number]

function nodeOf(node: ParsedNode): HtmlNode[] {
  if (node.type === ElementType.ElementType.Text) return [node.data]
  if (!('attribs' in node)) return []
  return [{ tag: node.name, attrs: node.attribs, children: node.children.flatMap(nodeOf) }]
}

/** What the browser's parser makes of pasted HTML. */
export const htmlTree = (html: string): HtmlNode[] => parseDocument(html).children.flatMap(nodeOf)
