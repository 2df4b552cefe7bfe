import { z } from 'zod'
import type { SourceItem } from '#features/import-site/server/read/source.ts'

export const Setting = z.object({ key: z.string(), value: z.unknown() })

const MENUS = new Set(['navigation', 'secondary_navigation'])
const INJECTED = new Set(['codeinjection_head', 'codeinjection_foot'])
const Navigation = z.array(z.object({ label: z.string().default(''), url: z.string().default('') }))

/** Ghost keeps the menus of its site with its settings, and scripts that it adds to every page. */
export function* ofSettings(settings: readonly z.infer<typeof Setting>[]): Generator<SourceItem> {
  for (const { key, value } of settings) {
    if (typeof value !== 'string' || value === '') continue
    if (INJECTED.has(key)) yield { type: 'untaken', untaken: { what: 'Script of the whole site', example: value } }
    if (!MENUS.has(key)) continue
    for (const [order, { label, url }] of navigationIn(value).entries()) {
      const item = { id: `${key}-${order}`, menu: key, menuName: key, order, label, url, objectId: '' }
      yield { type: 'menu-item', item: { ...item, object: 'link' } }
    }
  }
}

function navigationIn(json: string): z.infer<typeof Navigation> {
  try {
    return Navigation.safeParse(JSON.parse(json)).data ?? []
  } catch {
    return []
  }
}
