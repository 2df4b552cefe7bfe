import type { z } from 'zod'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { Bookmaker } from '#entities/bookmaker/schema.ts'
import type { Listed } from '#entities/list.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { Picture } from '#shared/schema/picture.ts'

/** A bookmaker as lists of the admin show it. */
export const BookmakerItem = Bookmaker.extend({ picture: Picture.nullable() }).meta({ id: 'BookmakerItem' })
export type BookmakerItem = z.infer<typeof BookmakerItem>

export const bookmakersList: Listed<BookmakerItem> = {
  ...bookmakers,
  decode: (row) => ({ ...bookmakers.decode(row), picture: null }),
  async loadRelations(db, items) {
    await bookmakers.loadRelations?.(db, items)
    await loadPictures(db, items, 'logo')
  },
}
