import { isContentHref } from '#shared/hrefs.ts'
import type { JSONContent } from '@tiptap/core'
import { SIMPLE_MARKS } from '#shared/marks.ts'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'

export const toDocument = (nodes: readonly Inline[]): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(nodes.length > 0 ? { content: [...nodes] } : {}) }],
})

/** A mark with stored attributes only: the editor adds its own to links. */
function toMark({ type, attrs }: NonNullable<JSONContent['marks']>[number]): Mark[] {
  const simple = SIMPLE_MARKS.find((known) => known === type)
  if (simple) return [{ type: simple }]
  const href: unknown = attrs?.['href']
  return type === 'link' && typeof href === 'string' && isContentHref(href) ? [{ type: 'link', attrs: { href } }] : []
}

export function toInlines(document: JSONContent): Inline[] {
  const nodes = (document.content ?? []).flatMap((paragraph) => paragraph.content ?? [])
  return nodes.flatMap((node): Inline[] => {
    const marks = (node.marks ?? []).flatMap(toMark)
    const marked = marks.length > 0 ? { marks } : {}
    if (node.type === 'hardBreak') return [{ type: 'hardBreak', ...marked }]
    return node.type === 'text' && node.text ? [{ type: 'text', text: node.text, ...marked }] : []
  })
}
