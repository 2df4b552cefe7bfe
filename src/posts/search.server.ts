import { sql } from 'kysely'
import { z } from 'zod'
import type { Reader } from '#records/db.server.ts'
import { searchWords } from '#records/list/search-index.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CATEGORIES, postPath } from '#shared/post-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import { postMapper } from '#posts/schema.ts'
import { shownDate } from '#posts/shown-date.ts'

const LIMIT = 20
/** Only this many of the newest hits are ranked; ranking all hits of a common word would grow with the site. */
const MAX_RANKED = 100

const PUBLISHED = sql<boolean>`search_entry.collection = 'posts' and exists (
  select 1 from post where post.id = search_entry.record_id and post.is_active = 1 and post.is_deleted = 0
)`

export const SearchHit = z
  .object({
    title: z.string(),
    path: z.string(),
    category: z.enum(CATEGORIES),
    isPage: z.boolean().describe('A page on its own, not an article'),
    description: z.string(),
    updatedAt: z.iso.datetime(),
    date: z.iso.datetime(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

/** Published posts with all the words, ignoring diacritics; matches in the title first. */
export async function searchPosts(reader: Reader, query: string, now: Date): Promise<SearchHit[]> {
  const words = searchWords(query)
  if (words.length === 0) return []
  const db = offThread(reader)
  const found = new Map((await bestOf(db, words, true)).map((row) => [row.id, row]))
  if (found.size < LIMIT) for (const row of await bestOf(db, words, false)) found.set(row.id, row)
  return [...found.values()].slice(0, LIMIT).map((post) => {
    const { category, slug, title, updatedAt } = post
    const { description } = postMapper.decodeColumn('metaTag', post.metaTag)
    return {
      title: replaceTitleTokens(title, now),
      path: postPath({ slug, category }),
      category,
      isPage: post.isPage === 1,
      description: replaceTitleTokens(description, now),
      updatedAt,
      date: shownDate(post),
    }
  })
}

/** Which of the words stand in published posts, each whole. */
export async function wordsInPosts(reader: Reader, words: readonly string[]): Promise<ReadonlySet<string>> {
  const db = offThread(reader)
  const found = words.map(async (word) => {
    const hits = dialectOf(db).newestHits({
      words: [word],
      inTitle: false,
      areWhole: true,
      condition: PUBLISHED,
      limit: 1,
    })
    return (await db.selectFrom(hits.as('hit')).select('hit.entryId').executeTakeFirst()) ? [word] : []
  })
  return new Set((await Promise.all(found)).flat())
}

async function bestOf(db: Reader, words: string[], inTitle: boolean) {
  const whole = dialectOf(db).triesWholeWordsFirst ? await bestHits(db, words, inTitle, true) : []
  return whole[0]?.hits === MAX_RANKED ? whole : bestHits(db, words, inTitle, false)
}

function bestHits(db: Reader, words: string[], inTitle: boolean, areWhole: boolean) {
  const hits = dialectOf(db).newestHits({ words, inTitle, areWhole, condition: PUBLISHED, limit: MAX_RANKED })
  return db
    .selectFrom(hits.as('hit'))
    .innerJoin('searchEntry', 'searchEntry.id', 'hit.entryId')
    .innerJoin('post', 'post.id', 'searchEntry.recordId')
    .select(['post.id', 'post.title', 'post.slug', 'post.category', 'post.isPage', 'post.metaTag'])
    .select(['post.datePosted', 'post.createdAt', 'post.publishedAt', 'post.updatedAt'])
    .select(sql<number>`count(*) over ()`.as('hits'))
    .orderBy(weightOf(words), 'desc')
    .orderBy('post.updatedAt', 'desc')
    .limit(LIMIT)
    .execute()
}

/** More than any text can reach. */
const TITLE_WEIGHT = 10
/** Added to the text length, so that one hit in a two-word text does not outweigh five in a full page. */
const SHORT_TEXT = 1000

/** Title first, then the share of the text: the databases' own ranking would scan all hits. */
const weightOf = (words: string[]) =>
  sql<number>`${sql.join(
    words.map((word) => {
      const inText = sql`length(' ' || search_entry.body) - length(replace(' ' || search_entry.body, ${` ${word}`}, ''))`
      return sql`case when ' ' || search_entry.title like ${`% ${word}%`} then ${sql.lit(TITLE_WEIGHT)} else 0 end
        + (${inText}) * 1.0 / (length(search_entry.body) + ${sql.lit(SHORT_TEXT)})`
    }),
    sql` + `,
  )}`
