import { decoded } from '#features/import-site/server/convert/links.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'

/** Where a file was, and where it is now. */
export interface Moved {
  from: string
  to: string
}

export function movedFrom(address: string, to: string): Moved[] {
  const path = URL.parse(address.replace('__GHOST_URL__', ''), 'https://site.invalid')?.pathname
  return path ? [{ from: normalisePath(decoded(path)), to }] : []
}
