import { defineCached } from '#infra/cache/data-cache.server.ts'
import type { LinkName } from '#posts/checks/evidence.ts'
import { knownNames } from '#posts/suggest/known-names.server.ts'
import { NEWEST_FIRST } from '#posts/summary.ts'
import type { Reader } from '#records/db.server.ts'
import { HOME_SLUG, postPath } from '#shared/post-address.ts'

/** They go to whoever writes a post: the best offers and the newest articles. */
const MAX_OFFERS = 300
const MAX_POSTS = 200
const BYTES = 60_000

/** What a text may link to: offers by their reviews, articles by what they are called in breadcrumbs. */
export const linkNames = defineCached(readLinkNames, { bytes: BYTES })

async function readLinkNames(db: Reader): Promise<LinkName[]> {
  const offers = (await knownNames(db)).flatMap(({ id, kind, title, path }): LinkName[] =>
    id === undefined ? [] : [{ collection: kind === 'casino' ? 'casinos' : 'bookmakers', id, title, path }],
  )
  const posts = await db
    .selectFrom('post')
    .where('isDeleted', '=', 0)
    .where('isActive', '=', 1)
    .where('category', '=', '/')
    .orderBy(NEWEST_FIRST.column, NEWEST_FIRST.direction)
    .orderBy('post.id', 'desc')
    .limit(MAX_POSTS)
    .select(['id', 'title', 'breadcrumbTitle', 'slug', 'category'])
    .execute()
  return [
    ...offers.slice(0, MAX_OFFERS),
    ...posts.flatMap((post): LinkName[] => {
      const title = post.breadcrumbTitle || post.title
      const isHome = post.slug === HOME_SLUG
      return isHome || !isTelling(title) ? [] : [{ collection: 'posts', id: post.id, title, path: postPath(post) }]
    }),
  ]
}

const LEAST_LETTERS = 8

/** One word or a short one is said of many things. */
const isTelling = (title: string) => title.length >= LEAST_LETTERS && title.trim().includes(' ')
