import { sql } from 'kysely'
import { monthOf, monthTag } from '#records/record-tags.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { isIndexed } from '#posts/feed.server.ts'
import { postMapper } from '#posts/schema.ts'
import { type Category, postPath } from '#shared/post-address.ts'

export interface SitemapPost {
  path: string
  updatedAt: string
  isIndexed: boolean
}

/** Sitemaps are ordered by creation, so that a new post changes only the last file of a long sitemap. */
interface Key {
  createdAt: string
  id: string
}

/** The published posts of one sitemap file, from one key up to another; `count` matters in the last file only. */
export interface SitemapRange {
  from: Key
  to: Key | undefined
  count: number
}

const ROWS_AT_ONCE = 500

/** Forces the index by creation time instead of the one of published posts. */
const published = (db: Reader) => sql`is_deleted = 0 and ${dialectOf(db).unindexed('is_active')} = 1`

export const sitemapRanges = defineCached(async (db: Reader, size: number): Promise<SitemapRange[]> => {
  const aside = offThread(db)
  const { rows: starts } = await sql<Key>`
    select created_at, id
    from (select created_at, id, row_number() over (order by created_at, id) as place from post where ${published(db)}) as placed
    where (place - 1) % ${sql.lit(size)} = 0 order by created_at, id`.execute(aside)
  const { rows } = await sql<{ count: number }>`select count(*) as count from post where ${published(db)}`.execute(
    aside,
  )
  const total = rows[0]?.count ?? 0
  return starts.map((from, at) => ({ from, to: starts[at + 1], count: Math.min(size, total - at * size) }))
})

/** Tagged by the months read: a changed or removed post is from one of them; an added one makes another range. */
export async function mapRange<Made>(
  db: Reader,
  range: SitemapRange,
  siteUrl: string,
  make: (posts: SitemapPost[]) => Made,
): Promise<Made[]> {
  const pages = await readTagged(
    ['post'],
    () => pagesOf(db, range, siteUrl, make),
    (found) => found.flatMap((page) => [...page.months].map((month) => monthTag('post', month))),
  )
  return pages.map((page) => page.made)
}

interface Row extends Key {
  slug: string
  category: Category
  updatedAt: string
  metaTag: string
}

interface Page<Made> {
  months: Set<string>
  made: Made
}

/** Page by page: decoding and the transfer from the thread take time, too. */
async function pagesOf<Made>(
  db: Reader,
  { from, to }: SitemapRange,
  siteUrl: string,
  make: (posts: SitemapPost[]) => Made,
): Promise<Page<Made>[]> {
  const pages: Page<Made>[] = []
  const end = to ? sql` and (created_at, id) < (${to.createdAt}, ${to.id})` : sql``
  let start = sql`(created_at, id) >= (${from.createdAt}, ${from.id})`
  for (;;) {
    const { rows } = await sql<Row>`select created_at, id, slug, category, updated_at, meta_tag from post
      where ${published(db)} and ${start}${end} order by created_at, id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(
      offThread(db),
    )
    const last = rows.at(-1)
    if (!last) return pages
    pages.push({
      months: new Set(rows.map((row) => monthOf(row.createdAt))),
      made: make(rows.map((row) => toSitemapPost(row, siteUrl))),
    })
    start = sql`(created_at, id) > (${last.createdAt}, ${last.id})`
  }
}

function toSitemapPost({ metaTag, ...row }: Omit<Row, keyof Key>, siteUrl: string): SitemapPost {
  const path = postPath(row)
  const isShown = isIndexed(postMapper.decodeColumn('metaTag', metaTag), siteUrl + path)
  return { path, updatedAt: row.updatedAt, isIndexed: isShown }
}

export async function postsWithSlugs(db: Reader, slugs: readonly string[], siteUrl: string): Promise<SitemapPost[]> {
  const rows = await db
    .selectFrom('post')
    .where((eb) => eb.or(slugs.map((slug) => unarchivedWith('slug', slug))))
    .where('isActive', '=', 1)
    .select(['slug', 'category', 'updatedAt', 'metaTag'])
    .execute()
  return rows.map((row) => toSitemapPost(row, siteUrl))
}

/** Of those that the list of the category shows. */
export async function lastChange(db: Reader, category: Category): Promise<string | undefined> {
  const row = await db
    .selectFrom('post')
    .where('isDeleted', '=', 0)
    .where('isActive', '=', 1)
    .where('category', '=', category)
    .where('isPage', '=', 0)
    .select('updatedAt')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.updatedAt
}
