import { bookmakerMapper } from '#entities/bookmaker/schema.ts'
import { casinoMapper } from '#entities/casino/schema.ts'
import { findOfferLicences } from '#entities/licence/queries.server.ts'
import { orderBySort } from '#entities/offer/offer-list.server.ts'
import { isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { loadFacts, presentFacts } from '#features/facts/post/facts.server.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import type { Game } from '#features/bonus-calculator/shared/games.ts'
import { postPath } from '#shared/post-address.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

export interface PricedOffer {
  id: string
  model: 'Casino' | 'Bookmaker'
  slug: string
  title: string
  bonus: string
  terms: BonusTerms
  game: Game
  /** The smallest deposit the operator accepts, in crowns. */
  minimumDeposit: number
  reviewPath: string | null
}

const MOST = 200
const BYTES = 100_000

/** Offers that have bonus terms and a valid licence, the best first; casinos before bookmakers. */
export const loadOffers = defineCached(
  async (db: Reader, now: Date) => [...(await casinos(db, now)), ...(await bookmakers(db, now))],
  { bytes: BYTES },
)

async function casinos(db: Reader, now: Date): Promise<PricedOffer[]> {
  const licenceOf = await findOfferLicences(db, 'casino', 'all', now)
  let query = db
    .selectFrom('casino')
    .leftJoin('post', (join) =>
      join.onRef('post.id', '=', 'casino.reviewPost').on('post.isActive', '=', 1).on('post.isDeleted', '=', 0),
    )
    .where(isRunning('casino'))
    .select(['casino.id', 'casino.slug', 'casino.title', 'casino.bonus', 'casino.bonusTerms', 'casino.minimumDeposit'])
    .select(['post.slug as reviewSlug', 'post.category as reviewCategory'])
    .limit(MOST)
  for (const order of orderBySort('casino', 'rating')) query = query.orderBy(order)
  const rows = await query.execute()
  return rows.flatMap(({ id, slug, title, bonus, bonusTerms, minimumDeposit, reviewSlug, reviewCategory }) => {
    const terms = casinoMapper.decodeColumn('bonusTerms', bonusTerms)
    if (!terms || licenceOf(id).state === 'invalid') return []
    const reviewPath = reviewSlug && reviewCategory ? postPath({ slug: reviewSlug, category: reviewCategory }) : null
    return [
      {
        id,
        model: 'Casino',
        slug,
        title,
        bonus,
        terms,
        game: 'slots',
        minimumDeposit: minimumDeposit ?? 0,
        reviewPath,
      },
    ]
  })
}

async function bookmakers(db: Reader, now: Date): Promise<PricedOffer[]> {
  const licenceOf = await findOfferLicences(db, 'bookmaker', 'all', now)
  let query = db
    .selectFrom('bookmaker')
    .where(isRunning('bookmaker'))
    .select(['bookmaker.id', 'bookmaker.slug', 'bookmaker.title', 'bookmaker.bonus', 'bookmaker.bonusTerms'])
    .select('bookmaker.minimumDeposit')
    .limit(MOST)
  for (const order of orderBySort('bookmaker', 'rating')) query = query.orderBy(order)
  const rows = await query.execute()
  return rows.flatMap(({ id, slug, title, bonus, bonusTerms, minimumDeposit }) => {
    const terms = bookmakerMapper.decodeColumn('bonusTerms', bonusTerms)
    if (!terms || licenceOf(id).state === 'invalid') return []
    return [
      {
        id,
        model: 'Bookmaker',
        slug,
        title,
        bonus,
        terms,
        game: 'bets',
        minimumDeposit: minimumDeposit ?? 0,
        reviewPath: null,
      },
    ]
  })
}

export async function loadOfferFacts(
  db: Reader,
  { id, model }: PricedOffer,
  now: Date,
): Promise<CasinoFacts | BookmakerFacts | null> {
  const found = await loadFacts(db, model === 'Casino' ? 'casino' : 'bookmaker', id, now)
  return found && presentFacts(found, now)
}
