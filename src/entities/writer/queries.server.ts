import type { Reader } from '#records/db.server.ts'
import { PICTURE_COLUMNS, pictureFrom } from '#entities/media/picture.ts'
import { type WriterCard, writerMapper } from '#entities/writer/schema.ts'
import { portraitPicture } from '#shared/portrait/address.ts'
import { postPath } from '#shared/post-address.ts'

/** Cards by id, with the path of the author page if it is published; of several, the newest. */
export async function findWriterCards(db: Reader, ids: string[]): Promise<Map<string, WriterCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('writer')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'writer.avatar').on('media.isDeleted', '=', 0))
    .leftJoin('post', (join) =>
      join
        .onRef('post.writer', '=', 'writer.id')
        .on('post.category', '=', 'Autor')
        .on('post.isActive', '=', 1)
        .on('post.isDeleted', '=', 0),
    )
    .where('writer.id', 'in', ids)
    .where('writer.isDeleted', '=', 0)
    .orderBy((eb) => eb.fn.coalesce('post.publishedAt', 'post.createdAt'))
    .orderBy('post.id')
    .select(['writer.id', 'writer.avatar', 'writer.portrait', 'writer.username', 'writer.fullName', 'writer.info'])
    .select(['writer.position', ...PICTURE_COLUMNS, 'media.crops', 'post.slug'])
    .execute()
  return new Map(
    rows.map(({ id, key, width, height, focus, crops, slug, portrait, ...fields }) => [
      id,
      {
        ...fields,
        avatar:
          pictureFrom({ key, width, height, focus, crops }, fields.fullName) ??
          portraitPicture(writerMapper.decodeColumn('portrait', portrait), fields.fullName),
        authorPath: slug ? postPath({ category: 'Autor', slug }) : null,
      },
    ]),
  )
}
