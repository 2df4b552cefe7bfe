import type { SelectQueryBuilder } from 'kysely'
import { findOfferLicences, hasLink } from '#entities/licence/queries.server.ts'
import {
  type CasinoCard,
  type CasinoFilter,
  type CasinoListItem,
  casinoMapper,
  type TopReview,
} from '#entities/casino/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { PICTURE_COLUMNS, pictureFrom } from '#entities/media/picture.ts'
import { bonusPriceCard } from '#entities/offer/bonus-order.ts'
import { hideIfUnlicensed } from '#entities/offer/hide-unlicensed.ts'
import { orderBySort } from '#entities/offer/offer-list.server.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { isPublic, isRunning } from '#entities/offer/public.server.ts'
import type { Tables } from '#records/db.server.ts'
import { postPath } from '#shared/post-address.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

const listed = (db: Reader) => db.selectFrom('casino').where(isRunning('casino'))

type CasinoQuery<O> = SelectQueryBuilder<Tables, 'casino', O>

function filterCasinos<O>(query: CasinoQuery<O>, filter: CasinoFilter): CasinoQuery<O> {
  const { paymentMethod, gameType, softwareProvider } = filter
  let filtered = query
  if (filter.minRating !== undefined) filtered = filtered.where('casino.rating', '>=', filter.minRating)
  if (paymentMethod) {
    filtered = filtered.where('casino.id', 'in', (eb) =>
      eb.selectFrom('casinoPaymentMethod').where('paymentMethodId', '=', paymentMethod).select('casinoId'),
    )
  }
  if (gameType) {
    filtered = filtered.where('casino.id', 'in', (eb) =>
      eb.selectFrom('casinoGameType').where('gameTypeId', '=', gameType).select('casinoId'),
    )
  }
  if (softwareProvider) {
    filtered = filtered.where('casino.id', 'in', (eb) =>
      eb.selectFrom('casinoSoftwareProvider').where('softwareProviderId', '=', softwareProvider).select('casinoId'),
    )
  }
  return filtered
}

export function casinoIdsOfList(
  db: Reader,
  list: { filter: CasinoFilter; sort: OfferSort; limit: number },
  hiddenPrices?: readonly string[],
) {
  let query = filterCasinos(listed(db), list.filter).select('casino.id').limit(list.limit)
  for (const order of orderBySort('casino', list.sort, hiddenPrices)) query = query.orderBy(order)
  return query
}

/** The list in the side menu: all casinos with a working link, best first. Those without a valid licence have none. */
export async function listCasinos(db: Reader, now: Date): Promise<CasinoListItem[]> {
  const rows = await findListed(db, now)
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    logo: pictureFrom(row, row.title),
    rating: row.rating,
  }))
}

async function findListed(db: Reader, now: Date) {
  const licenceOf = await findOfferLicences(db, 'casino', 'all', now)
  let query = listed(db)
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'casino.logo').on('media.isDeleted', '=', 0))
    .where('casino.refLink', '<>', '')
    .select(['casino.id', 'casino.slug', 'casino.title', 'casino.rating', 'casino.logo', ...PICTURE_COLUMNS])
  for (const order of orderBySort('casino', BEST_FIRST)) query = query.orderBy(order)
  const rows = await query.execute()
  return rows.filter(({ id }) => licenceOf(id).state === 'valid')
}

/** As many as the side menu lists. */
const TOP = 10

/** The paths of the published reviews of the casinos in the side menu. */
export async function listTopReviews(db: Reader, now: Date): Promise<TopReview[]> {
  const ids = (await findListed(db, now)).slice(0, TOP).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('casino')
    .innerJoin('post', 'post.id', 'casino.reviewPost')
    .where('casino.id', 'in', ids)
    .where('post.isActive', '=', 1)
    .where('post.isDeleted', '=', 0)
    .select(['casino.slug as casino', 'post.slug', 'post.category'])
    .execute()
  return rows.map(({ casino, ...post }) => ({ slug: casino, path: postPath(post) }))
}

/** Cards by id, of public casinos. */
export async function findCasinoCards(db: Reader, ids: string[], now: Date): Promise<Map<string, CasinoCard>> {
  if (ids.length === 0) return new Map()
  const licenceOf = await findOfferLicences(db, 'casino', ids, now)
  const rows = await db
    .selectFrom('casino')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'casino.logo').on('media.isDeleted', '=', 0))
    .leftJoin('post', (join) =>
      join.onRef('post.id', '=', 'casino.reviewPost').on('post.isActive', '=', 1).on('post.isDeleted', '=', 0),
    )
    .where('casino.id', 'in', ids)
    .where(isPublic('casino'))
    .select(['casino.id', 'casino.logo', 'casino.reviewPost', 'casino.slug', 'casino.title', 'casino.rating'])
    .select(['casino.ribbon', 'casino.bonus', 'casino.benefits', 'casino.wageringRequirements', 'casino.bonusTerms'])
    .select(['casino.payoutsSpeed', 'casino.measuredHours', 'casino.measuredCount', 'casino.minimumDeposit'])
    .select(['casino.numberCasinosGame', 'casino.licence', 'casino.closedYear', 'casino.refLink'])
    .select(['casino.prosList', 'casino.consList', ...PICTURE_COLUMNS])
    .select(['post.slug as reviewSlug', 'post.category as reviewCategory'])
    .execute()
  return new Map(
    rows.map((row) => {
      const { id, key, width, height, focus, reviewSlug, reviewCategory, prosList, consList, bonusTerms, ...rest } = row
      const { reviewPost: _, refLink: _link, ...fields } = rest
      const card: CasinoCard = {
        ...fields,
        logo: pictureFrom({ key, width, height, focus }, row.title),
        hasLink: hasLink(row, licenceOf(id)),
        licenceState: licenceOf(id).state,
        bonusPrice: bonusPriceCard(casinoMapper.decodeColumn('bonusTerms', bonusTerms), 'slots', licenceOf(id)),
        prosList: casinoMapper.decodeColumn('prosList', prosList),
        consList: casinoMapper.decodeColumn('consList', consList),
        reviewPath: reviewSlug && reviewCategory ? postPath({ slug: reviewSlug, category: reviewCategory }) : null,
      }
      return [id, hideIfUnlicensed(card, licenceOf(id))]
    }),
  )
}
