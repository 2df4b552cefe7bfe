import type { SourceMenuItem } from '#features/import-site/server/read/source.ts'
import { childrenOf, textOf, type XmlElement } from '#features/import-site/server/read/xml.ts'
import { ownOf } from '#shared/objects.ts'

const OBJECTS: Record<string, SourceMenuItem['object']> = { post_type: 'post', taxonomy: 'term' }

/** An item of a menu, which WordPress keeps as a post; undefined for one without a menu. */
export function menuItemOf(
  element: XmlElement,
  meta: ReadonlyMap<string, readonly string[]>,
): SourceMenuItem | undefined {
  const menu = childrenOf(element, 'category').find(({ attributes }) => attributes['domain'] === 'nav_menu')
  const slug = menu?.attributes['nicename'] ?? ''
  if (!menu || slug === '') return undefined
  const first = (name: string) => meta.get(name)?.[0] ?? ''
  return {
    id: textOf(element, 'wp:post_id'),
    menu: slug,
    menuName: menu.text?.trim() || slug,
    order: Number.parseInt(textOf(element, 'wp:menu_order'), 10) || 0,
    label: textOf(element, 'title'),
    url: first('_menu_item_url'),
    object: ownOf(OBJECTS, first('_menu_item_type')) ?? 'link',
    objectId: first('_menu_item_object_id'),
  }
}
