import { isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { isLateIn } from '#entities/payout-test/late.server.ts'
import { postPath } from '#shared/post-address.ts'

const BATCH_SIZE = 200

export interface ListedWithdrawal {
  id: string
  casino: { slug: string; title: string; path: string | null; promise: number | null }
  method: string
  amount: number
  fee: number
  askedAt: string
  arrivedAt: string | null
}

interface Which {
  isLateOnly?: boolean
}

const withdrawalsOfListed = (db: Reader, { isLateOnly = false }: Which = {}) =>
  db
    .selectFrom('payoutTest')
    .innerJoin('casino', 'casino.id', 'payoutTest.casino')
    .where('payoutTest.isDeleted', '=', 0)
    .where(isRunning('casino'))
    .$if(isLateOnly, (query) => query.where(isLateIn(db, 'payoutTest')))

export async function countWithdrawals(db: Reader, most: number, which?: Which): Promise<number> {
  const { count } = await db
    .selectFrom(withdrawalsOfListed(db, which).select('payoutTest.id').limit(most).as('withdrawals'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const newestWithdrawals = (db: Reader, limit: number, which?: Which) =>
  withdrawalsOfListed(db, which)
    .leftJoin('paymentMethod', 'paymentMethod.id', 'payoutTest.method')
    .leftJoin('post', (join) =>
      join.onRef('post.id', '=', 'casino.reviewPost').on('post.isActive', '=', 1).on('post.isDeleted', '=', 0),
    )
    .orderBy('payoutTest.askedAt', 'desc')
    .orderBy('payoutTest.id', 'desc')
    .limit(limit)
    .select(['payoutTest.id', 'payoutTest.askedAt', 'payoutTest.arrivedAt', 'payoutTest.amount', 'payoutTest.fee'])
    .select(['payoutTest.method', 'paymentMethod.title as methodTitle'])
    .select(['casino.slug', 'casino.title', 'casino.payoutsSpeed', 'casino.reviewPost'])
    .select(['post.slug as reviewSlug', 'post.category'])

type Row = Awaited<ReturnType<ReturnType<typeof newestWithdrawals>['execute']>>[number]

function listedWithdrawal(row: Row): ListedWithdrawal {
  const { id, askedAt, arrivedAt, amount, fee, methodTitle, slug, title, payoutsSpeed, reviewSlug, category } = row
  const path = reviewSlug && category ? postPath({ slug: reviewSlug, category }) : null
  return {
    id,
    casino: { slug, title, promise: payoutsSpeed, path },
    method: methodTitle ?? '',
    amount,
    fee,
    askedAt,
    arrivedAt,
  }
}

export async function listWithdrawals(
  db: Reader,
  { limit, offset, ...which }: { limit: number; offset: number } & Which,
): Promise<ListedWithdrawal[]> {
  const rows = await newestWithdrawals(db, limit, which).offset(offset).execute()
  return rows.map(listedWithdrawal)
}

export async function* allWithdrawals(db: Reader): AsyncGenerator<ListedWithdrawal[]> {
  let last: ListedWithdrawal | undefined
  do {
    const rows = await newestWithdrawals(db, BATCH_SIZE)
      .$if(last !== undefined, (query) =>
        query.where((is) =>
          is(is.refTuple('payoutTest.askedAt', 'payoutTest.id'), '<', is.tuple(last?.askedAt ?? '', last?.id ?? '')),
        ),
      )
      .execute()
    const withdrawals = rows.map(listedWithdrawal)
    yield withdrawals
    last = rows.length === BATCH_SIZE ? withdrawals.at(-1) : undefined
  } while (last)
}
