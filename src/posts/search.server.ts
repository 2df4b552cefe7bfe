import { z } from 'zod'
import type { Reader } from '#entities/collection.server.ts'
import { searchWords } from '#entities/search-index.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { CATEGORIES, postPath } from '#shared/post-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'

const LIMIT = 20

export const SearchHit = z
  .object({
    title: z.string(),
    path: z.string(),
    category: z.enum(CATEGORIES),
    description: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

/** Published posts that have all the words, whatever their diacritics; best first. */
export async function searchPosts(db: Reader, query: string, now: Date): Promise<SearchHit[]> {
  const words = searchWords(query)
  if (words.length === 0) return []
  const { matches, rank } = dialectOf(db)
  const rows = await db
    .selectFrom('searchEntry')
    .innerJoin('post', 'post.id', 'searchEntry.recordId')
    .where('searchEntry.collection', '=', 'posts')
    .where(matches(words))
    .where('post.isActive', '=', 1)
    .where('post.isDeleted', '=', 0)
    .select(['post.title', 'post.slug', 'post.category', 'post.metaTag', 'post.updatedAt'])
    .orderBy(rank(words))
    .orderBy('post.updatedAt', 'desc')
    .limit(LIMIT)
    .execute()
  return rows.map((row) => {
    const category = row.category
    const { description } = JSON.parse(row.metaTag) as { description: string }
    return {
      title: replaceTitleTokens(row.title, now),
      path: postPath({ slug: row.slug, category }),
      category,
      description: replaceTitleTokens(description, now),
      updatedAt: row.updatedAt,
    }
  })
}
