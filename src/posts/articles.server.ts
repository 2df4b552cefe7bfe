import { listRubrics } from '#entities/rubric/queries.server.ts'
import type { RubricCard } from '#entities/rubric/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { publishedPosts } from '#posts/list.server.ts'
import { monthInPrague } from '#shared/czech/month.ts'
import { rubricPath } from '#shared/rubric-address.ts'

export interface RubricCount extends RubricCard {
  id: string
  slug: string
  description: string
  count: number
}

const countArticlesIn = defineCached(async (db: Reader, rubrics: string[]) => {
  const rows = await publishedPosts(db, { category: '/' })
    .where('post.rubric', 'in', ['', ...rubrics])
    .groupBy('post.rubric')
    .select((eb) => ['post.rubric', eb.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ rubric, count }) => [rubric, count]))
})

/** Rubrics in the order the editors gave them, each with its number of published articles. */
export async function countRubrics(db: Reader): Promise<RubricCount[]> {
  const rubrics = await listRubrics(db)
  const counts = await countArticlesIn(
    db,
    rubrics.map(({ id }) => id),
  )
  return rubrics.map(({ id, title, slug, description, ground }) => ({
    id,
    title,
    slug,
    description,
    ground,
    path: rubricPath(slug),
    count: counts.get(id) ?? 0,
  }))
}

interface ArticleWriter {
  id: string
  username: string
  fullName: string
}

export const listArticleWriters = defineCached((db: Reader): Promise<ArticleWriter[]> =>
  db
    .selectFrom('writer')
    .where('writer.isDeleted', '=', 0)
    .where('writer.username', '<>', '')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('post')
          .whereRef('post.writer', '=', 'writer.id')
          .where('post.isDeleted', '=', 0)
          .where('post.isActive', '=', 1)
          .where('post.category', '=', '/')
          .where('post.isPage', '=', 0)
          .select('post.id'),
      ),
    )
    .select(['writer.id', 'writer.username', 'writer.fullName'])
    .orderBy('writer.titleSort')
    .execute(),
)

const yearOf = (iso: string) => monthInPrague(new Date(iso)).year

const findArticleEnds = defineCached(async (db: Reader) => {
  const end = (direction: 'asc' | 'desc') =>
    publishedPosts(db, { category: '/' })
      .select('post.updatedAt')
      .orderBy('post.updatedAt', direction)
      .limit(1)
      .executeTakeFirst()
  return { first: (await end('asc'))?.updatedAt, last: (await end('desc'))?.updatedAt }
})

/** All years between the oldest and the newest `updatedAt` of published articles, newest first. */
export async function listArticleYears(db: Reader): Promise<number[]> {
  const ends = await findArticleEnds(db)
  if (!ends.first || !ends.last) return []
  const [first, last] = [yearOf(ends.first), yearOf(ends.last)]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
