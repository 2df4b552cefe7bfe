import { withoutIndex } from '#features/import-site/likely-paths.ts'
import { decoded, oldAddress } from '#features/import-site/server/convert/links.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'

/** The old path in the spelling of our rules; '' for the home page, an address that is only a query. */
export function oldPath(link: string, site: string): string {
  const url = oldAddress(link, site)
  if (!url || url.search !== '') return ''
  const path = withoutIndex(normalisePath(decoded(url.pathname)))
  return path === '/' ? '' : path
}
