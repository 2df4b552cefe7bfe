import { orderBySort } from '#entities/offer/offer-list.server.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { isRunning } from '#entities/offer/public.server.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import type { Month, MonthCasino } from '#entities/payout-test/month.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { postPath } from '#shared/post-address.ts'

const MONTH_MS = 30 * 86_400_000
/** More than any month has had. */
const MOST = 400

const MONTH_BYTES = 20_000

/** A month ends with the newest withdrawal, not today, so that pages change only when something is measured. */
export const loadMonth = defineCached(readMonth, { bytes: MONTH_BYTES })

async function readMonth(db: Reader): Promise<Month> {
  const [rows, leader] = await Promise.all([newestArrived(db), findLeader(db)])
  const newest = Date.parse(rows[0]?.askedAt ?? '')
  const ofMonth = rows.filter(({ askedAt }) => Date.parse(askedAt) > newest - MONTH_MS)
  const casinos = [...Map.groupBy(ofMonth, ({ slug }) => slug).values()].flatMap((own): MonthCasino[] => {
    const [first] = own
    if (!first) return []
    const { slug, title, rating, payoutsSpeed: promise, reviewSlug, category } = first
    return [
      {
        slug,
        title,
        rating,
        promise,
        path: reviewSlug && category ? postPath({ slug: reviewSlug, category }) : null,
        hours: own.toReversed().flatMap((withdrawal) => hoursOf(withdrawal) ?? []),
      },
    ]
  })
  return { casinos, first: ofMonth.at(-1)?.askedAt ?? '', last: ofMonth[0]?.askedAt ?? '', leader }
}

const newestArrived = (db: Reader) =>
  db
    .selectFrom('payoutTest')
    .innerJoin('casino', 'casino.id', 'payoutTest.casino')
    .leftJoin('post', (join) =>
      join.onRef('post.id', '=', 'casino.reviewPost').on('post.isActive', '=', 1).on('post.isDeleted', '=', 0),
    )
    .where('payoutTest.isDeleted', '=', 0)
    .where('payoutTest.arrivedAt', 'is not', null)
    .where(isRunning('casino'))
    .orderBy('payoutTest.askedAt', 'desc')
    .orderBy('payoutTest.id', 'desc')
    .limit(MOST)
    .select(['payoutTest.askedAt', 'payoutTest.arrivedAt'])
    .select(['casino.slug', 'casino.title', 'casino.rating', 'casino.payoutsSpeed', 'casino.reviewPost'])
    .select(['post.slug as reviewSlug', 'post.category'])
    .execute()

async function findLeader(db: Reader): Promise<string | null> {
  let query = db.selectFrom('casino').where(isRunning('casino')).where('rating', 'is not', null).select('slug').limit(1)
  for (const order of orderBySort('casino', BEST_FIRST)) query = query.orderBy(order)
  return (await query.executeTakeFirst())?.slug ?? null
}
