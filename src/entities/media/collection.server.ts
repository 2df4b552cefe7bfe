import type { Collection } from '#entities/collection.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import { type Media, MediaInput, type MediaInput as Input, mediaMapper } from '#entities/media/schema.ts'
import { mediaUsedWhere } from '#entities/usage.server.ts'

/** Media records are made by `storeImage`, which knows the file; here is everything after that. */
export const media: Collection<Input, Media> = {
  name: 'media',
  table: 'media',
  noun: 'image',
  fields: MediaInput,
  input: MediaInput,
  empty: () => ({ title: '', alt: '' }),
  titleOf: (image) => image.title,
  searchBody: (image) => image.alt,
  decode: (row) => mediaMapper.decode(row),
  encode: (image) => mediaMapper.encode(image),
  list: { sorts: titledSorts, defaultSort: '-createdAt' },
  usedWhere: mediaUsedWhere,
  copy: (image) => image,
}
