import type { Choices } from '#features/import-site/schema.ts'
import { isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'
import { pathOfTerm, type PlannedTerm } from '#features/import-site/server/plan/people.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import type { SourceMenuItem } from '#features/import-site/server/read/source.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'
import { MAX_HEADER_ITEMS, MAX_MENU_ITEMS, MenuItem, type MenuPlace } from '#entities/settings/menus.ts'
import { ownOf } from '#shared/objects.ts'

export interface PlannedMenu {
  slug: string
  name: string
  /** Where it goes here; undefined for one that stays behind. */
  place: MenuPlace | undefined
  items: MenuItem[]
  /** The labels of items that lead nowhere here, or for which there is no room. */
  lost: string[]
}

interface Around {
  byId: ReadonlyMap<string, PlannedPost>
  terms: PlannedTerm[]
  /** The new path of an old one. */
  pathOf: (old: URL) => string | undefined
}

export function planMenus({ menuItems, source: { site } }: Survey, { menus }: Choices, around: Around) {
  return [...Map.groupBy(menuItems, ({ menu }) => menu)].map(([slug, items]): PlannedMenu => {
    const place = ownOf(menus, slug)
    const room = place === 'header' ? MAX_HEADER_ITEMS : MAX_MENU_ITEMS
    const menu: PlannedMenu = { slug, name: items[0]?.menuName ?? slug, place, items: [], lost: [] }
    for (const item of items.toSorted((one, other) => one.order - other.order)) {
      const read = MenuItem.safeParse({ label: labelOf(item), address: addressOf(item) })
      if (read.success && menu.items.length < room) menu.items.push(read.data)
      else menu.lost.push(labelOf(item) || item.url || item.id)
    }
    return menu
  })

  /** WordPress stores none for an item that is called as its page is. */
  function labelOf({ label, object, objectId }: SourceMenuItem): string {
    if (label !== '') return plainWords(label)
    if (object === 'post') return plainWords(around.byId.get(objectId)?.post.title ?? '')
    return plainWords(around.terms.find(({ term }) => term.id === objectId)?.term.name ?? '')
  }

  function addressOf({ object, objectId, url }: SourceMenuItem): string {
    if (object === 'post') return around.byId.get(objectId)?.path ?? ''
    if (object === 'term') {
      const found = around.terms.find(({ term }) => term.id === objectId)
      return found ? pathOfTerm(found) : ''
    }
    const old = oldAddress(url, site)
    if (!old) return ''
    if (!isOwn(old, site)) return old.href
    return old.pathname === '/' ? '/' : (around.pathOf(old) ?? '')
  }
}
