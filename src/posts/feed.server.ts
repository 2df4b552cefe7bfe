import type { Reader } from '#records/db.server.ts'
import { postPath } from '#shared/post-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import { type MetaTag, postMapper } from '#posts/schema.ts'
import { shownDate } from '#posts/shown-date.ts'

const published = (db: Reader) => db.selectFrom('post').where('post.isDeleted', '=', 0).where('post.isActive', '=', 1)

const HIDING = ['noindex', 'none']
/** The value of a directive: “max-image-preview:none” is no “none”. */
const VALUE = /:\s*[^\s,]+/g

/** A page is indexed unless it has `noindex` or a canonical URL elsewhere. */
export function isIndexed({ robots, canonical }: MetaTag, ownUrl: string): boolean {
  const directives = robots
    .toLowerCase()
    .replace(VALUE, '')
    .split(/[\s,]+/)
  return !HIDING.some((each) => directives.includes(each)) && (canonical === '' || canonical === ownUrl)
}

interface FeedPost {
  title: string
  path: string
  description: string
  author: string | null
  /** The date that the page shows. */
  date: string
  updatedAt: string
}

/** Articles and reviews, or the articles of one rubric, newest first. What is not indexed is left out. */
export async function listFeedPosts(
  db: Reader,
  options: { siteUrl: string; limit: number; now: Date; rubricId?: string | undefined },
): Promise<FeedPost[]> {
  const { rubricId } = options
  const rows = await published(db)
    .leftJoin('writer', (join) => join.onRef('writer.id', '=', 'post.writer').on('writer.isDeleted', '=', 0))
    .where('post.category', 'in', rubricId ? ['/'] : ['/', 'Recenze'])
    .where('post.isPage', '=', 0)
    .$if(rubricId !== undefined, (query) => query.where('post.rubric', '=', rubricId ?? null))
    .select(['post.title', 'post.slug', 'post.category', 'post.metaTag', 'writer.fullName as author'])
    .select(['post.datePosted', 'post.createdAt', 'post.publishedAt', 'post.updatedAt'])
    .orderBy('post.updatedAt', 'desc')
    .orderBy('post.id', 'desc')
    // Few posts are filtered out below, so this is always enough.
    .limit(options.limit * 4)
    .execute()
  return rows
    .map((row) => ({ ...row, path: postPath(row), metaTag: postMapper.decodeColumn('metaTag', row.metaTag) }))
    .filter(({ path, metaTag }) => isIndexed(metaTag, options.siteUrl + path))
    .slice(0, options.limit)
    .map((row) => ({
      title: replaceTitleTokens(row.title, options.now),
      path: row.path,
      description: replaceTitleTokens(row.metaTag.description, options.now),
      author: row.author,
      date: shownDate(row),
      updatedAt: row.updatedAt,
    }))
}
