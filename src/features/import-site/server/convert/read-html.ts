import type { JSONContent } from '@tiptap/core'
import { readPage } from '#posts/admin/editor/paste/read-pasted.ts'
import type { HtmlElement, HtmlNode } from '#posts/admin/editor/paste/html-tree.ts'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import type { Inline } from '#shared/schema/rich-text.ts'

/** Links are settled before, so none begins with this. */
const NO_SITE = 'https://pasted.invalid'

/** The one path from HTML to a text of ours: what the editor does with a paste. */
export function readHtml(
  tree: readonly HtmlNode[],
  become: (element: HtmlElement) => JSONContent[] | undefined,
): JSONContent[] {
  return readPage(tree, { siteOrigin: NO_SITE, keepsIds: true, become }, []).nodes
}

/** The lines of the tree as one run of words; undefined if it has more than paragraphs. */
export function readInline(tree: readonly HtmlNode[]): Inline[] | undefined {
  const nodes = readHtml(tree, () => undefined)
  if (nodes.some(({ type }) => type !== 'paragraph')) return undefined
  const content = nodes.flatMap((node, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(node.content ?? []),
  ])
  const [line] = toStored({ type: 'doc', content: [{ type: 'paragraph', content }] }).content.content
  return line?.type === 'paragraph' ? (line.content ?? []) : []
}
