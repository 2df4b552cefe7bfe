import type { JSONContent } from '@tiptap/core'
import type { Made } from '#features/import-site/server/convert/made.ts'
import { readInline } from '#features/import-site/server/convert/read-html.ts'
import { quoteWriters } from '#blocks/quote-writers/block.ts'
import type { HtmlElement, HtmlNode } from '#posts/admin/editor/paste/html-tree.ts'

const isCite = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && (node.tag === 'cite' || node.tag === 'footer')

/** What somebody said becomes the block of a quote; undefined for one that says more than a block can, which stays a quoted text. */
export function readQuote(element: HtmlElement, made: Made): JSONContent[] | undefined {
  if (element.tag !== 'blockquote' || made.isFull('quoteWriters')) return undefined
  const [cite, ...more] = element.children.filter(isCite)
  if (!cite || more.length > 0) return undefined
  const said = plainIn(element.children.filter((child) => !isCite(child)))
  const name = plainIn(cite.children)
  if (said === undefined || name === undefined) return undefined
  const read = quoteWriters.schema.safeParse({ uniqId: 'citat', quote: said, person: { name } })
  if (!read.success) return undefined
  const { uniqId: _, ...data } = read.data
  return [made.block('quoteWriters', data)]
}

/** One line of words; undefined for what has marks, links or lines. */
function plainIn(nodes: readonly HtmlNode[]): string | undefined {
  const words = readInline(nodes)
  if (!words?.every((node) => node.type === 'text' && !node.marks?.length)) return undefined
  return words.map((node) => (node.type === 'text' ? node.text : '')).join('')
}
