import { CONTENTS_TITLE_MAX, MAX_TABLE_CONTENT } from '#posts/limits.ts'
import type { HeadingItem } from '#posts/admin/editor/types.ts'
import { anchorsIn } from '#posts/content/anchors.ts'
import type { Content } from '#posts/content/schema.ts'
import type { TableContentItem } from '#posts/schema.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'

export const headingTitles = (content: Content, config: ShortcodesConfig): Map<string, string> =>
  new Map(anchorsIn(content, config).flatMap(({ id, text }) => (id ? [[id, text] as const] : [])))

/** In document order: known headings keep their visibility, new ones are visible. For titles see `followHeadings`. */
export function syncWithHeadings(items: TableContentItem[], headings: HeadingItem[]): TableContentItem[] {
  const known = new Map(items.map((item) => [item.headingId, item]))
  return headings.slice(0, MAX_TABLE_CONTENT).map((heading) => {
    const item = known.get(heading.headingId)
    return item ? { ...heading, title: item.title, isActive: item.isActive } : { ...heading, isActive: true }
  })
}

/** A title equal to its heading's previous text follows the heading; any other was edited on purpose and stays. */
export function followHeadings(
  items: TableContentItem[],
  before: Map<string, string>,
  now: Map<string, string>,
): TableContentItem[] {
  const follow = (item: TableContentItem): TableContentItem => {
    const title = titleFrom(now.get(item.headingId))
    const isOwn = item.title !== titleFrom(before.get(item.headingId))
    return isOwn || title === '' || title === item.title ? item : { ...item, title }
  }
  const followed = items.map(follow)
  return followed.some((item, index) => item !== items[index]) ? followed : items
}

const titleFrom = (heading = '') => heading.slice(0, CONTENTS_TITLE_MAX).trim()
