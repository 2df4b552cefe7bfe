import * as m from '#entities/media/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { z } from 'zod'
import { titledSorts } from '#records/list/list-rules.server.ts'
import { unusedPicture, withoutAlt } from '#entities/media/filters.server.ts'
import { CENTRE, Media, MediaInput, mediaMapper } from '#entities/media/schema.ts'

/** Media records are created by `storeImage`, which inspects the file; the rest is defined here. */
export const media = defineCollection({
  name: 'media',
  table: 'media',
  one: m.image,
  record: Media,
  input: MediaInput,
  empty: { title: '', alt: '', isDecoration: false, focus: CENTRE, crops: {} },
  row: mediaMapper,
  searchBody: (image) => image.alt,
  list: {
    sorts: titledSorts,
    defaultSort: '-createdAt',
    filters: {
      missing: { schema: z.enum(['alt']), condition: () => withoutAlt },
      used: { schema: z.enum(['nowhere']), condition: () => unusedPicture, readsElsewhere: true },
    },
  },
})
