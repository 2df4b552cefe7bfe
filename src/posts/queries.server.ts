import { sql } from 'kysely'
import { loadLookup } from '#blocks/lookup.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { noStore } from '#infra/cache/tracking.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { factsOfPost, presentFacts } from '#features/facts/post/facts.server.ts'
import { presentPost, type ShownPost } from '#posts/present.ts'
import { refsOfPost } from '#posts/refs.ts'
import { type Post, postMapper } from '#posts/schema.ts'
import { addressIn, type Category, postPath } from '#shared/post-address.ts'

interface PublicAddress {
  slug: string
  category?: Category | undefined
}

const published = (db: Reader, slug: string) =>
  db.selectFrom('post').where(unarchivedWith('slug', slug)).where('isActive', '=', 1)

/** Approximate size of a long post in memory. */
const BYTES = 60_000

export const findPublishedPost = defineCached(readPublishedPost, {
  key: ({ slug, category }) => [slug, category],
  bytes: BYTES,
})

/** Whether the post at a path is in memory, so that nothing has to be looked up to find that it exists. */
export function isKnownPost(db: Reader, path: string): boolean {
  const address = addressIn(path)
  return address !== undefined && findPublishedPost.known(db, address) !== undefined
}

async function readPublishedPost(db: Reader, { slug, category }: PublicAddress): Promise<Post | undefined> {
  let query = published(db, slug)
  if (category) query = query.where('category', '=', category)
  const row = await query.selectAll().executeTakeFirst()
  return row && postMapper.decode(row)
}

export async function findPostAddress(db: Reader, slug: string): Promise<string | undefined> {
  const row = await published(db, slug).select(['slug', 'category']).executeTakeFirst()
  return row && postPath(row)
}

/** The post at a path of the site, published or not. */
export async function findPostAt(db: Reader, path: string): Promise<{ id: string } | undefined> {
  const address = addressIn(path)
  if (!address) return undefined
  return db
    .selectFrom('post')
    .where(unarchivedWith('slug', address.slug))
    .where('category', '=', address.category)
    .select('id')
    .executeTakeFirst()
}

export async function findPublicPost(db: Reader, address: PublicAddress, now: Date): Promise<ShownPost | undefined> {
  const post = await findPublishedPost(db, address)
  return post && showPost(db, post, now)
}

const cachedLookup = defineCached(loadLookup)

/** Any post in its public shape; also used for previews of drafts. */
export async function showPost(db: Reader, post: Post, now: Date): Promise<ShownPost> {
  if (post.clearCacheUntil && post.clearCacheUntil > now.toISOString()) noStore()
  const refs = refsOfPost(post)
  // Cached separately: when one record of a page changes, the rest need not be read again.
  const [lookup, found] = await Promise.all([cachedLookup(db, refs, now), factsOfPost(db, post, now)])
  return presentPost(post, lookup, found && presentFacts(found, now), now)
}

/** Whether a post at this address was archived with `isGone`, which responds 410 instead of 404. */
export async function isGone(db: Reader, { slug, category }: PublicAddress): Promise<boolean> {
  // Literals match the condition of the partial index.
  let query = db
    .selectFrom('post')
    .where('slug', '=', slug)
    .where('isDeleted', '=', sql.lit(1))
    .where('isGone', '=', sql.lit(1))
  if (category) query = query.where('category', '=', category)
  return (await query.select('id').executeTakeFirst()) !== undefined
}
