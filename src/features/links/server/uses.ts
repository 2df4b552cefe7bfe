import { sql } from 'kysely'
import type { Reader } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { offerLinks } from '#features/links/server/links.ts'
import type { LinkUses } from '#shared/schema/link-health.ts'

/** All posts may share a link; the others are only counted. */
const MOST_POSTS = 100

export async function withUses<Link extends { url: string }>(
  reader: Reader,
  links: readonly Link[],
  mostPosts = MOST_POSTS,
): Promise<(Link & LinkUses)[]> {
  if (links.length === 0) return []
  const db = offThread(reader)
  const urls = links.map(({ url }) => url)
  const offers = await offerLinks(db).where('offerLink.url', 'in', urls).selectAll().execute()
  const inOffers = Map.groupBy(offers, ({ url }) => url)
  const inPosts = Map.groupBy(await usesInPosts(db, urls, mostPosts), ({ url }) => url)
  return links.map((link) => {
    const [byOffers, byPosts] = [inOffers.get(link.url) ?? [], inPosts.get(link.url) ?? []]
    return {
      ...link,
      uses: [...byOffers, ...byPosts].map(({ collection, id, title, field }) => ({ collection, id, title, field })),
      useCount: byOffers.length + (byPosts[0]?.total ?? 0),
    }
  })
}

function usesInPosts(db: Reader, urls: readonly string[], mostPosts: number) {
  const links = db
    .selectFrom('postLink')
    .where('address', 'in', urls)
    .select(({ fn }) => [
      'address',
      'postId',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('address').orderBy('postId'))
        .as('place'),
      fn
        .countAll<number>()
        .over((over) => over.partitionBy('address'))
        .as('total'),
    ])
  return db
    .selectFrom(links.as('link'))
    .innerJoin('post', 'post.id', 'link.postId')
    .where('link.place', '<=', mostPosts)
    .orderBy('link.address')
    .orderBy('link.place')
    .select(['link.address as url', 'link.total', 'post.id', 'post.title'])
    .select([sql.lit('posts').as('collection'), fieldOf(db).as('field')])
    .execute()
}

/** Looked up in the stored JSON, so that the sources are not read; they may have a fragment. */
function fieldOf(db: Reader) {
  const [references, address] = [sql.ref('post.references'), sql.ref('link.address')]
  const isIn = (end: string) =>
    sql`${dialectOf(db).position(references, sql`'"' || ${address} || ${sql.lit(end)}`)} > 0`
  return sql<string>`case when ${isIn('"')} or ${isIn('#')} then 'references' else 'text' end`
}
