import type { HeadingItem } from '#posts/admin/editor/types.ts'
import { anchorsIn } from '#posts/content/anchors.ts'
import type { Content } from '#posts/content/schema.ts'
import { MAX_TABLE_CONTENT, type TableContentItem } from '#posts/schema.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'

/** The words of the headings of a text and its blocks, by their ids. */
export const headingTitles = (content: Content, config: ShortcodesConfig): Map<string, string> =>
  new Map(anchorsIn(content, config).flatMap(({ id, text }) => (id ? [[id, text] as const] : [])))

/**
 * The table of contents in the order of the text: known headings stay shown or hidden, new ones are shown, those that
 * are gone are left out. A title that differs from what its heading was (`before`) was written on purpose and stays.
 */
export function syncWithHeadings(
  items: TableContentItem[],
  headings: HeadingItem[],
  before: Map<string, string>,
): TableContentItem[] {
  const known = new Map(items.map((item) => [item.headingId, item]))
  return headings.slice(0, MAX_TABLE_CONTENT).map((heading) => {
    const item = known.get(heading.headingId)
    if (!item) return { ...heading, isActive: true }
    const isOwn = item.title !== before.get(heading.headingId)
    return { ...heading, title: isOwn ? item.title : heading.title, isActive: item.isActive }
  })
}
