import type { Known } from '#features/import-site/server/plan/known.ts'
import { VIDEO_FILES } from '#features/video-files/store.server.ts'
import type { Reader } from '#records/db.server.ts'
import { type Category, postPath } from '#shared/post-address.ts'

/** What is here already. */
export async function readKnown(db: Reader): Promise<Known> {
  const posts = await db.selectFrom('post').select(['id', 'slug', 'category', 'isDeleted']).execute()
  const writers = await db.selectFrom('writer').select(['id', 'fullName', 'email', 'isDeleted']).execute()
  const rubrics = await db.selectFrom('rubric').select(['id', 'title', 'slug', 'isDeleted']).execute()
  const casinos = await db.selectFrom('casino').select(['id', 'title', 'slug', 'isDeleted']).execute()
  const pictures = await db.selectFrom('media').select(['id', 'key']).execute()
  const films = await db.selectFrom('videoFile').select(['id', 'key']).execute()
  const items = await db.selectFrom('siteImportItem').select(['key', 'recordId', 'collection']).execute()
  const pathOf = ({ slug, category }: { slug: string; category: string }) =>
    postPath({ slug, category: category as Category })
  const live = <Row extends { isDeleted: number }>(rows: Row[]) => rows.filter(({ isDeleted }) => isDeleted === 0)
  const paths = new Map(live(posts).map((post) => [post.id, pathOf(post)]))
  const ids = new Set([posts, writers, rubrics, casinos, pictures, films].flat().map(({ id }) => id))
  return {
    posts: new Map(live(posts).map((post) => [post.slug, { id: post.id, path: pathOf(post) }])),
    writers: live(writers).map(({ id, fullName, email }) => ({ id, name: fullName, email })),
    rubrics: live(rubrics).map(({ id, title, slug }) => ({ id, title, slug })),
    casinos: live(casinos).map(({ id, title, slug }) => ({ id, title, slug })),
    pictures: new Map(pictures.map(({ id, key }) => [id, key])),
    films: new Map(films.map(({ id, key }) => [id, key])),
    items: new Map(
      items.map(({ key, recordId, collection }) => {
        const isGone = REFERRED.has(collection) && !ids.has(recordId)
        return [key, { recordId, path: paths.get(recordId) ?? '/', isGone }]
      }),
    ),
  }
}

/** What posts refer to. */
const REFERRED: ReadonlySet<string> = new Set(['writers', 'rubrics', 'casinos', 'media', VIDEO_FILES])
