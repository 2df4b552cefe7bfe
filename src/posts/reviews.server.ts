import type { Licensed } from '#entities/licence/queries.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { postPath } from '#shared/post-address.ts'

/** Paths of published reviews by the id of the reviewed offer. */
export async function findReviewPaths(
  db: Reader,
  kind: Licensed,
  ids: readonly string[],
): Promise<Map<string | null, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post')
    .where('entity', 'in', ids)
    .where('entityModel', '=', kind === 'casino' ? 'Casino' : 'Bookmaker')
    .where('isReviewPost', '=', 1)
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select(['entity', 'slug', 'category'])
    .execute()
  return new Map(rows.map(({ entity, ...post }) => [entity, postPath(post)]))
}
