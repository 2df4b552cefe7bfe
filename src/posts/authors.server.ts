import type { Reader } from '#entities/collection.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import { foundBy, noteRead, reading } from '#infra/db/tracking.server.ts'
import type { AuthorSummary } from '#posts/summary.ts'
import { postPath } from '#shared/post-address.ts'

const authorPages = (db: Reader) =>
  db
    .selectFrom('post')
    .innerJoin('writer', 'writer.id', 'post.writer')
    .where('post.isDeleted', '=', 0)
    .where('post.isActive', '=', 1)
    .where('post.category', '=', 'Autor')
    .where('writer.isDeleted', '=', 0)

const AUTHOR_PAGES = { post: [], keys: [foundBy('post', 'category', 'Autor')] }

/** Writers with a published author page, the longest in the newsroom first. */
export async function listAuthors(
  db: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuthorSummary[]> {
  const query = authorPages(db)
    .leftJoin('media', 'media.id', 'writer.avatar')
    .select([
      'post.slug',
      'writer.avatar',
      'writer.fullName',
      'writer.position',
      'writer.info',
      'media.key',
      'media.width',
      'media.height',
    ])
    .orderBy('post.createdAt')
    .orderBy('post.id')
    .limit(limit)
    .offset(offset)
  const rows = await reading({ ...AUTHOR_PAGES, media: [] }, () => query.execute())
  noteRead(
    'media',
    rows.map((row) => row.avatar),
  )
  return rows.map((row) => ({
    name: row.fullName,
    path: postPath({ category: 'Autor', slug: row.slug }),
    position: row.position,
    info: row.info,
    avatar: pictureFrom(row, row.fullName),
  }))
}

export async function countAuthors(db: Reader): Promise<number> {
  const { count } = await reading(AUTHOR_PAGES, () =>
    authorPages(db)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return count
}
