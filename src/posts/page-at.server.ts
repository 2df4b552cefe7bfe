import { isRootRelative } from '#shared/hrefs.ts'
import type { Reader } from '#records/db.server.ts'
import { resolveAddress } from '#posts/address.server.ts'
import { findPostAt } from '#posts/queries.server.ts'
import { canonicalPath, isFile, isSystemPath } from '#shared/canonical-path.ts'

/** Rules are saved with their final target, so chains are short. */
const MOST_MOVES = 3

/** Whether a path has a page, published or not. Files are assumed to exist; system paths are no pages. */
export async function pageAt(db: Reader, given: string, moves = 0): Promise<'live' | 'waiting' | undefined> {
  const [path = '/'] = given.split(/[?#]/, 1)
  if (isSystemPath(path)) return undefined
  if (isFile(path)) return 'live'
  const address = await resolveAddress(db, path)
  if (address.kind === 'page') return 'live'
  if (address.kind === 'moved') {
    const isHere = isRootRelative(address.to) && moves < MOST_MOVES
    return isHere ? pageAt(db, address.to, moves + 1) : 'live'
  }
  return (await findPostAt(db, canonicalPath(path))) ? 'waiting' : undefined
}
