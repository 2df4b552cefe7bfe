import { findCasinoCards } from '#entities/casino/queries.server.ts'
import type { CasinoCard } from '#entities/casino/schema.ts'
import { findHiddenPrices, orderBySort } from '#entities/offer/offer-list.server.ts'
import { isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

interface Window {
  limit: number
  offset: number
}

const findReviewedCasinos = defineCached(
  async (db: Reader, sort: OfferSort, { limit, offset }: Window, now: Date): Promise<string[]> => {
    const hiddenPrices = await findHiddenPrices(db, 'casino', [{ sort }], now)
    let query = db
      .selectFrom('casino')
      .where(isRunning('casino'))
      // Not joined: PostgreSQL would read all posts rather than those of the casinos.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('post')
            .whereRef('post.id', '=', 'casino.reviewPost')
            .where('post.isActive', '=', 1)
            .where('post.isDeleted', '=', 0)
            .select('post.id'),
        ),
      )
      .select('casino.id')
    for (const order of orderBySort('casino', sort, hiddenPrices)) query = query.orderBy(order)
    const rows = await query.limit(limit).offset(offset).execute()
    return rows.map(({ id }) => id)
  },
)

export async function listReviewedCasinos(
  db: Reader,
  sort: OfferSort,
  window: Window,
  now: Date,
): Promise<CasinoCard[]> {
  const ids = await findReviewedCasinos(db, sort, window, now)
  const cards = await findCasinoCards(db, ids, now)
  return ids.flatMap((id) => cards.get(id) ?? [])
}
