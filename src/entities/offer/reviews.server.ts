import type { Licensed } from '#entities/licence/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { postPath } from '#shared/post-address.ts'

/** Paths of published reviews by the id of the reviewed offer: of the one that a casino names, else of the newest. */
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
    .orderBy((eb) => eb.fn.coalesce('publishedAt', 'createdAt'))
    .orderBy('id')
    .select(['id', 'entity', 'slug', 'category'])
    .execute()
  const named = await findNamedReviews(db, kind, ids)
  const pathsOf = (posts: typeof rows) => posts.map(({ entity, ...post }) => [entity, postPath(post)] as const)
  return new Map([...pathsOf(rows), ...pathsOf(rows.filter(({ id }) => named.has(id)))])
}

async function findNamedReviews(db: Reader, kind: Licensed, ids: readonly string[]): Promise<Set<string | null>> {
  if (kind === 'bookmaker') return new Set()
  const rows = await db.selectFrom('casino').where('id', 'in', ids).select('reviewPost').execute()
  return new Set(rows.map(({ reviewPost }) => reviewPost))
}
