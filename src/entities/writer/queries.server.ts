import type { Reader } from '#entities/collection.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import { foundBy, noteRead, reading } from '#infra/db/tracking.server.ts'
import type { WriterCard } from '#entities/writer/schema.ts'
import { postPath } from '#shared/post-address.ts'

/** Cards by id, with the address of the writer's author page when it is published. */
export async function findWriterCards(db: Reader, ids: string[]): Promise<Map<string, WriterCard>> {
  if (ids.length === 0) return new Map()
  const query = db
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
    .select([
      'writer.id',
      'writer.avatar',
      'writer.username',
      'writer.fullName',
      'writer.info',
      'writer.position',
      'media.key',
      'media.width',
      'media.height',
      'post.slug',
    ])
  // The address of the author page changes with any page about the author.
  const keys = ids.map((id) => foundBy('post', 'author', id))
  const rows = await reading({ writer: ids, media: [], post: [], keys }, () => query.execute())
  noteRead(
    'media',
    rows.map((row) => row.avatar),
  )
  return new Map(
    rows.map(({ id, key, width, height, slug, ...fields }) => [
      id,
      {
        ...fields,
        avatar: pictureFrom({ key, width, height }, fields.fullName),
        authorPath: slug ? postPath({ category: 'Autor', slug }) : null,
      },
    ]),
  )
}
