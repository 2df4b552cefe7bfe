import type { Reader } from '#records/db.server.ts'
import { PICTURE_COLUMNS, pictureFrom } from '#entities/media/picture.ts'
import { writerMapper } from '#entities/writer/schema.ts'
import { portraitPicture } from '#shared/portrait/address.ts'
import type { AuthorSummary } from '#posts/summary.ts'
import { postPath } from '#shared/post-address.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const authorPages = (db: Reader) =>
  db
    .selectFrom('post')
    .innerJoin('writer', 'writer.id', 'post.writer')
    .where('post.isDeleted', '=', 0)
    .where('post.isActive', '=', 1)
    .where('post.category', '=', 'Autor')
    .where('writer.isDeleted', '=', 0)

/** Writers with a published author page, the longest in the newsroom first. */
export async function listAuthors(
  db: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuthorSummary[]> {
  const rows = await authorPages(db)
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'writer.avatar').on('media.isDeleted', '=', 0))
    .select(['post.slug', 'writer.avatar', 'writer.portrait', 'writer.fullName', 'writer.position', 'writer.info'])
    .select(PICTURE_COLUMNS)
    .orderBy('post.createdAt')
    .orderBy('post.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    name: row.fullName,
    path: postPath({ category: 'Autor', slug: row.slug }),
    position: row.position,
    info: row.info,
    avatar:
      pictureFrom(row, row.fullName) ??
      portraitPicture(writerMapper.decodeColumn('portrait', row.portrait), row.fullName),
  }))
}

export const countAuthors = (db: Reader) => countRows(authorPages(db))
