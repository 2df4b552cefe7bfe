import type { ListColumn } from '#records/collection.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { Picture } from '#shared/schema/picture.ts'

/** The picture whose id is in this field. */
export const pictureOf = (field: string): ListColumn<'picture', Picture | null> => ({
  name: 'picture',
  schema: Picture.nullable(),
  empty: null,
  load: (db, items) => loadPictures(db, items, field),
})
