import { pictureFrom } from '#entities/media/picture.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import type { PublicWithdrawal } from '#entities/payout-test/public.ts'
import type { Reader } from '#records/db.server.ts'
import { variantUrl } from '#shared/images.ts'

/** The withdrawals from a casino or bookmaker, oldest first. */
export async function findWithdrawals(
  db: Reader,
  owner: 'casino' | 'bookmaker',
  id: string,
): Promise<PublicWithdrawal[]> {
  const rows = await db
    .selectFrom('payoutTest')
    .leftJoin('paymentMethod', 'paymentMethod.id', 'payoutTest.method')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'payoutTest.proof').on('media.isDeleted', '=', 0))
    .where(`payoutTest.${owner}`, '=', id)
    .where('payoutTest.isDeleted', '=', 0)
    .select(['payoutTest.askedAt', 'payoutTest.arrivedAt', 'payoutTest.amount', 'payoutTest.fee'])
    .select(['payoutTest.method', 'payoutTest.proof', 'payoutTest.isProofPublic'])
    .select(['paymentMethod.title', 'media.key', 'media.width', 'media.height', 'media.focus'])
    .execute()
  return rows
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
    .map(({ askedAt, arrivedAt, amount, fee, title, isProofPublic, ...picture }) => {
      const proof = isProofPublic ? pictureFrom(picture, '') : null
      return {
        askedAt,
        arrivedAt,
        method: title ?? '',
        amount,
        fee,
        proof: proof && variantUrl(proof.url, { size: 'lg' }),
      }
    })
}

export const MAX_DOTS = 24

/** Hours of the newest withdrawals of these casinos, oldest first. */
export async function findNewestHours(db: Reader, casinoIds: readonly string[]): Promise<Map<string, number[]>> {
  if (casinoIds.length === 0) return new Map()
  const numbered = db
    .selectFrom('payoutTest')
    .where('casino', 'in', casinoIds)
    .where('isDeleted', '=', 0)
    .where('arrivedAt', 'is not', null)
    .select(['casino', 'askedAt', 'arrivedAt'])
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('casino').orderBy('askedAt', 'desc').orderBy('id', 'desc'))
        .as('place'),
    )
  const rows = await db
    .selectFrom(numbered.as('newest'))
    .where('place', '<=', MAX_DOTS)
    .orderBy('askedAt')
    .select(['casino', 'askedAt', 'arrivedAt'])
    .execute()
  const byCasino = Map.groupBy(rows, ({ casino }) => casino ?? '')
  return new Map([...byCasino].map(([id, own]) => [id, own.flatMap((withdrawal) => hoursOf(withdrawal) ?? [])]))
}
