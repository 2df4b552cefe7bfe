import { defineCollection } from '#entities/define-collection.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import { Media, MediaInput, mediaMapper } from '#entities/media/schema.ts'

/** Media records are made by `storeImage`, which knows the file; here is everything after that. */
export const media = defineCollection({
  name: 'media',
  table: 'media',
  record: Media,
  input: MediaInput,
  empty: { title: '', alt: '' },
  row: mediaMapper,
  searchBody: (image) => image.alt,
  list: { sorts: titledSorts, defaultSort: '-createdAt' },
})
