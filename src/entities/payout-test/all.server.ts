import type { Reader } from '#entities/tables.server.ts'
import { postPath } from '#shared/post-address.ts'

/** A withdrawal in the public table. */
export interface ListedWithdrawal {
  id: string
  casino: { slug: string; title: string; path: string | null; promise: number | null }
  method: string
  amount: number
  fee: number
  askedAt: string
  arrivedAt: string | null
}

/** Withdrawals from listed casinos. */
const withdrawalsOfListed = (db: Reader) =>
  db
    .selectFrom('payoutTest')
    .innerJoin('casino', 'casino.id', 'payoutTest.casino')
    .where('payoutTest.isDeleted', '=', 0)
    .where('casino.isDeleted', '=', 0)
    .where('casino.closedYear', 'is', null)

export async function countWithdrawals(db: Reader, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(withdrawalsOfListed(db).select('payoutTest.id').limit(most).as('withdrawals'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first. */
export async function listWithdrawals(
  db: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedWithdrawal[]> {
  const rows = await withdrawalsOfListed(db)
    .leftJoin('paymentMethod', 'paymentMethod.id', 'payoutTest.method')
    .leftJoin('post', (join) =>
      join.onRef('post.id', '=', 'casino.reviewPost').on('post.isActive', '=', 1).on('post.isDeleted', '=', 0),
    )
    .orderBy('payoutTest.askedAt', 'desc')
    .orderBy('payoutTest.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(['payoutTest.id', 'payoutTest.askedAt', 'payoutTest.arrivedAt', 'payoutTest.amount', 'payoutTest.fee'])
    .select(['payoutTest.method', 'paymentMethod.title as methodTitle'])
    .select(['casino.slug', 'casino.title', 'casino.payoutsSpeed', 'casino.reviewPost'])
    .select(['post.slug as reviewSlug', 'post.category'])
    .execute()
  return rows.map(
    ({ id, askedAt, arrivedAt, amount, fee, methodTitle, slug, title, payoutsSpeed, reviewSlug, category }) => ({
      id,
      casino: {
        slug,
        title,
        promise: payoutsSpeed,
        path: reviewSlug && category ? postPath({ slug: reviewSlug, category }) : null,
      },
      method: methodTitle ?? '',
      amount,
      fee,
      askedAt,
      arrivedAt,
    }),
  )
}
