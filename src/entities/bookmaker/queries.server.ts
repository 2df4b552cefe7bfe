import { type BookmakerCard, type BookmakerFilter, bookmakerMapper } from '#entities/bookmaker/schema.ts'
import { findOfferLicences, hasLink } from '#entities/licence/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { PICTURE_COLUMNS, pictureFrom } from '#entities/media/picture.ts'
import { bonusPriceCard } from '#entities/offer/bonus-order.ts'
import { hideIfUnlicensed } from '#entities/offer/hide-unlicensed.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import { orderBySort } from '#entities/offer/offer-list.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

export function bookmakerIdsOfList(
  db: Reader,
  list: { filter: BookmakerFilter; sort: OfferSort; limit: number },
  hiddenPrices?: readonly string[],
) {
  const { paymentMethod, minRating } = list.filter
  let query = db.selectFrom('bookmaker').where(isPublic('bookmaker')).select('bookmaker.id').limit(list.limit)
  if (minRating !== undefined) query = query.where('bookmaker.rating', '>=', minRating)
  if (paymentMethod) {
    query = query.where('bookmaker.id', 'in', (eb) =>
      eb.selectFrom('bookmakerPaymentMethod').where('paymentMethodId', '=', paymentMethod).select('bookmakerId'),
    )
  }
  for (const order of orderBySort('bookmaker', list.sort, hiddenPrices)) query = query.orderBy(order)
  return query
}

/** Cards by id, of public bookmakers. */
export async function findBookmakerCards(db: Reader, ids: string[], now: Date): Promise<Map<string, BookmakerCard>> {
  if (ids.length === 0) return new Map()
  const licenceOf = await findOfferLicences(db, 'bookmaker', ids, now)
  const reviews = await findReviewPaths(db, 'bookmaker', ids)
  const rows = await db
    .selectFrom('bookmaker')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'bookmaker.logo').on('media.isDeleted', '=', 0))
    .where('bookmaker.id', 'in', ids)
    .where(isPublic('bookmaker'))
    .select(['bookmaker.id', 'bookmaker.logo', 'bookmaker.slug', 'bookmaker.title', 'bookmaker.rating'])
    .select(['bookmaker.ribbon', 'bookmaker.bonus', 'bookmaker.benefits', 'bookmaker.topFeature', 'bookmaker.refLink'])
    .select(['bookmaker.payoutsSpeed', 'bookmaker.measuredHours', 'bookmaker.measuredCount'])
    .select(['bookmaker.minimumDeposit', 'bookmaker.licence', 'bookmaker.termsCondition', 'bookmaker.bonusTerms'])
    .select(PICTURE_COLUMNS)
    .execute()
  return new Map(
    rows.map(({ id, key, width, height, focus, refLink, bonusTerms, ...fields }) => [
      id,
      hideIfUnlicensed(
        {
          ...fields,
          logo: pictureFrom({ key, width, height, focus }, fields.title),
          hasLink: hasLink({ refLink }, licenceOf(id)),
          licenceState: licenceOf(id).state,
          reviewPath: reviews.get(id) ?? null,
          bonusPrice: bonusPriceCard(bookmakerMapper.decodeColumn('bonusTerms', bonusTerms), 'bets', licenceOf(id)),
        },
        licenceOf(id),
      ),
    ]),
  )
}
