import type { BookFigures } from '#features/complaints/shared/figures.ts'
import { complaintsStamp } from '#features/complaints/read.server.ts'
import { readAllBooks } from '#features/complaints/sums.server.ts'
import { stampOf } from '#features/facts/open-data.server.ts'
import { monthOf } from '#features/players/months.ts'
import { OFFER_COLLECTIONS, type OfferCollection } from '#features/players/offer.ts'
import { findOffers } from '#features/players/offer.server.ts'
import type { Reader } from '#records/db.server.ts'

export interface OfferBook {
  collection: OfferCollection
  slug: string
  title: string
  book: BookFigures
}

/** What each public offer has in the book, unless that is nothing. */
export async function listBooks(db: Reader, now: Date): Promise<OfferBook[]> {
  const found = await Promise.all(
    OFFER_COLLECTIONS.map(async (collection) => {
      const books = [...(await readAllBooks(db, collection, now))]
      return books.map(([recordId, book]) => ({ recordId, collection, book }))
    }),
  )
  const books = found.flat().filter(({ book }) => book.listed > 0)
  const offerOf = await findOffers(db, books)
  return books.map(({ collection, book, recordId }) => {
    const { slug, title } = offerOf({ collection, recordId })
    return { collection, slug, title, book }
  })
}

/** With each month the oldest one is left out. */
export const booksStamp = async (db: Reader, now: Date): Promise<string> =>
  stampOf([await complaintsStamp(db), monthOf(now)])
