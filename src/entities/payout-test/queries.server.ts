import { pictureFrom } from '#entities/media/picture.ts'
import type { PublicWithdrawal } from '#entities/payout-test/public.ts'
import type { Reader } from '#entities/tables.server.ts'
import { variantUrl } from '#shared/images.ts'

/** What was measured of a casino or bookmaker, the oldest first. */
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
