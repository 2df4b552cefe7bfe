import type { z } from 'zod'
import type { Listed } from '#entities/list.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { Picture } from '#shared/schema/picture.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { Writer } from '#entities/writer/schema.ts'
import { UsedBy } from '#shared/schema/usage.ts'
import { countUses, UNUSED } from '#entities/usage.server.ts'

/** A writer as lists of the admin show it. */
export const WriterItem = Writer.extend({ picture: Picture.nullable(), usedBy: UsedBy }).meta({ id: 'WriterItem' })
export type WriterItem = z.infer<typeof WriterItem>

export const writersList: Listed<WriterItem> = {
  ...writers,
  decode: (row) => ({ ...writers.decode(row), picture: null, usedBy: UNUSED }),
  async loadRelations(db, items) {
    await loadPictures(db, items, 'avatar')
    await countUses(db, 'Writer', items)
  },
}
