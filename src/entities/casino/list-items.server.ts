import type { z } from 'zod'
import { casinos } from '#entities/casino/collection.server.ts'
import { Casino } from '#entities/casino/schema.ts'
import type { Listed } from '#entities/list.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { Picture } from '#shared/schema/picture.ts'

/** A casino as lists of the admin show it. */
export const CasinoItem = Casino.extend({ picture: Picture.nullable() }).meta({ id: 'CasinoItem' })
export type CasinoItem = z.infer<typeof CasinoItem>

export const casinosList: Listed<CasinoItem> = {
  ...casinos,
  decode: (row) => ({ ...casinos.decode(row), picture: null }),
  async loadRelations(db, items) {
    await casinos.loadRelations?.(db, items)
    await loadPictures(db, items, 'logo')
  },
}
