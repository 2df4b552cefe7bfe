import type { Reader } from '#entities/tables.server.ts'
import { resolveAddress } from '#posts/address.server.ts'
import { findPostAt } from '#posts/queries.server.ts'
import { canonicalPath, isFile, isSystemPath } from '#shared/canonical-path.ts'

/** What readers find at a path of the site. Files are not looked for; what belongs to machines is no page. */
export async function pageAt(db: Reader, given: string): Promise<'live' | 'waiting' | undefined> {
  const [path = '/'] = given.split(/[?#]/, 1)
  if (isSystemPath(path)) return undefined
  if (isFile(path)) return 'live'
  const { kind } = await resolveAddress(db, path)
  if (kind === 'page' || kind === 'moved') return 'live'
  return (await findPostAt(db, canonicalPath(path))) ? 'waiting' : undefined
}
