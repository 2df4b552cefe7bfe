import { PICTURE_COLUMNS, pictureFrom } from '#entities/media/picture.ts'
import type { OfferKind } from '#entities/offer/order.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Picture } from '#shared/schema/picture.ts'

interface ReviewedOffer {
  title: string
  logo: Picture | null
  rating: number | null
}

/** What a list of reviews shows of the reviewed offers, by id; much less than a card. */
export async function findReviewedOffers(
  db: Reader,
  kind: OfferKind,
  ids: string[],
): Promise<Map<string, ReviewedOffer>> {
  if (ids.length === 0) return new Map()
  const offers = db
    .selectFrom(kind)
    .where('id', 'in', ids)
    .where(isPublic(kind))
    .select(['id', 'title', 'rating', 'logo'])
  const rows = await db
    .selectFrom(offers.as('offer'))
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'offer.logo').on('media.isDeleted', '=', 0))
    .selectAll('offer')
    .select(PICTURE_COLUMNS)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { title: row.title, logo: pictureFrom(row, row.title), rating: row.rating }]),
  )
}
