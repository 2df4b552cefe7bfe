import { mergeRefs } from '#blocks/lookup.ts'
import { loadLookup } from '#blocks/lookup.server.ts'
import { findReviewedOffers } from '#entities/offer/reviewed.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { minutesToRead } from '#posts/reading-time.server.ts'
import { CATEGORY_LABELS, NEWEST_FIRST, type SignedSummary } from '#posts/summary.ts'
import { type Category, postPath } from '#shared/post-address.ts'
import { rubricPath } from '#shared/rubric-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import { postMapper } from '#posts/schema.ts'
import { showCover } from '#shared/cover/shown.ts'
import { shownDate } from '#posts/shown-date.ts'

/** Selects published articles and reviews; author pages only by their category, pages on their own never. */
export interface PostsOf {
  category?: Category
  writerId?: string
  rubricId?: string
  /** Year of the last change, in Prague time. */
  year?: number
}

/** Midnight in Prague in winter is 23:00 UTC. */
const newYear = (year: number) => `${year - 1}-12-31T23:00:00.000Z`

export function publishedPosts(db: Reader, { category, writerId, rubricId, year }: PostsOf) {
  let query = db
    .selectFrom('post')
    .where('post.isDeleted', '=', 0)
    .where('post.isActive', '=', 1)
    .where('post.isPage', '=', 0)
  query = category ? query.where('post.category', '=', category) : query.where('post.category', '<>', 'Autor')
  if (writerId) query = query.where('post.writer', '=', writerId)
  if (rubricId) query = query.where('post.rubric', '=', rubricId)
  if (year) query = query.where('post.updatedAt', '>=', newYear(year)).where('post.updatedAt', '<', newYear(year + 1))
  return query
}

/** Skips the offset on the index alone; selecting the columns of a card would read every skipped row. */
async function windowOf(db: Reader, of: PostsOf, limit: number, offset: number) {
  const window = publishedPosts(db, of).limit(limit)
  if (offset === 0) return window
  const found = await window
    .select('post.id')
    .orderBy(NEWEST_FIRST.column, NEWEST_FIRST.direction)
    .orderBy('post.id', 'desc')
    .offset(offset)
    .execute()
  return publishedPosts(db, of).where('post.id', 'in', ['', ...found.map(({ id }) => id)])
}

/** Newest first. Pages are cut by `updatedAt`, which is indexed, and sorted within by the displayed date. */
export async function listPosts(
  db: Reader,
  { limit, offset, ...of }: PostsOf & { limit: number; offset: number },
  now: Date,
): Promise<SignedSummary[]> {
  const rows = await (
    await windowOf(db, of, limit, offset)
  )
    .leftJoin('writer', (join) => join.onRef('writer.id', '=', 'post.writer').on('writer.isDeleted', '=', 0))
    .leftJoin('rubric', (join) => join.onRef('rubric.id', '=', 'post.rubric').on('rubric.isDeleted', '=', 0))
    .select(['post.id', 'post.version', 'post.title', 'post.slug', 'post.category', 'post.metaTag', 'post.banner'])
    .select(['post.cover', 'post.datePosted', 'post.createdAt', 'post.publishedAt', 'post.updatedAt', 'post.entity'])
    .select(['post.entityModel', 'post.writer', 'post.rubric', 'writer.fullName'])
    .select(['rubric.title as rubricTitle', 'rubric.slug as rubricSlug', 'rubric.ground'])
    .orderBy(NEWEST_FIRST.column, NEWEST_FIRST.direction)
    .orderBy('post.id', 'desc')
    .execute()

  const posts = rows.map((row) => ({ ...row, img: postMapper.decodeColumn('banner', row.banner) }))
  const reviewedIds = (model: string) =>
    posts.flatMap(({ entity, entityModel }) => (entity && entityModel === model ? [entity] : []))
  const [lookup, casinos, bookmakers] = await Promise.all([
    loadLookup(db, mergeRefs([{ mediaIds: posts.flatMap(({ img }) => img?.mediaId ?? []) }]), now),
    findReviewedOffers(db, 'casino', reviewedIds('Casino')),
    findReviewedOffers(db, 'bookmaker', reviewedIds('Bookmaker')),
  ])
  const minutes = await minutesToRead(db, posts)
  const summaries = posts.map(({ img, entity, ...post }) => {
    const { description } = postMapper.decodeColumn('metaTag', post.metaTag)
    const { rubricTitle, rubricSlug, ground } = post
    const rubric =
      rubricTitle !== null && rubricSlug !== null && ground !== null
        ? { title: rubricTitle, ground, path: rubricPath(rubricSlug) }
        : null
    const picture = (img && lookup.picture(img)) ?? null
    return {
      title: replaceTitleTokens(post.title, now),
      path: postPath(post),
      description: replaceTitleTokens(description, now),
      date: shownDate(post),
      datePosted: post.datePosted,
      label: CATEGORY_LABELS[post.category],
      rubric,
      updatedAt: post.updatedAt,
      picture,
      cover: picture ? null : showCover(postMapper.decodeColumn('cover', post.cover), rubric?.ground ?? null),
      writer: post.fullName ?? '',
      minutes: minutes.get(post.id) ?? 1,
      reviewed: (entity && (casinos.get(entity) ?? bookmakers.get(entity))) || null,
    }
  })
  return summaries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

export const countPosts = defineCached((db: Reader, of: PostsOf) => countRows(publishedPosts(db, of)))
