import type { Known } from '#features/import-site/server/plan/known.ts'
import type { Reader } from '#records/db.server.ts'
import { type Category, postPath } from '#shared/post-address.ts'

/** What is here already. */
export async function readKnown(db: Reader): Promise<Known> {
  const posts = await db.selectFrom('post').where('isDeleted', '=', 0).select(['id', 'slug', 'category']).execute()
  const writers = await db.selectFrom('writer').where('isDeleted', '=', 0).select(['id', 'fullName', 'email']).execute()
  const rubrics = await db.selectFrom('rubric').where('isDeleted', '=', 0).select(['id', 'title', 'slug']).execute()
  const items = await db.selectFrom('siteImportItem').select(['key', 'recordId']).execute()
  const pathOf = ({ slug, category }: { slug: string; category: string }) =>
    postPath({ slug, category: category as Category })
  const paths = new Map(posts.map((post) => [post.id, pathOf(post)]))
  return {
    posts: new Map(posts.map((post) => [post.slug, pathOf(post)])),
    writers: writers.map(({ id, fullName, email }) => ({ id, name: fullName, email })),
    rubrics,
    items: new Map(items.map(({ key, recordId }) => [key, { recordId, path: paths.get(recordId) ?? '/' }])),
  }
}
