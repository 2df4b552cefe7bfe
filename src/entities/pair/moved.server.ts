import type { PairKind } from '#entities/pair/schema.ts'
import { leaveRedirect, removeRedirectAt } from '#entities/redirect/moved.server.ts'
import type { Trx } from '#entities/tables.server.ts'
import { pairPath } from '#shared/compare-address.ts'

interface Offer {
  id: string
  slug: string
  title: string
  updatedAt: string
  isDeleted: boolean
}

/** The pages of its pairs have its slug in their addresses: where it got another one, the old addresses lead to the new. */
export async function redirectMovedPairs(
  trx: Trx,
  kind: PairKind,
  offer: Offer,
  { previous }: { previous: Offer | null },
): Promise<void> {
  if (!previous || previous.isDeleted || offer.isDeleted || previous.slug === offer.slug) return
  const pages = await trx
    .selectFrom('pairPage')
    .where((eb) => eb.or([eb('first', '=', offer.id), eb('second', '=', offer.id)]))
    .select(['first', 'second'])
    .execute()
  if (pages.length === 0) return
  const ids = pages.map(({ first, second }) => (first === offer.id ? second : first))
  const others = await trx.selectFrom(kind).where('id', 'in', ids).select('slug').execute()
  for (const other of others) {
    const to = pairPath(offer.slug, other.slug)
    await removeRedirectAt(trx, to)
    await leaveRedirect(trx, { from: pairPath(previous.slug, other.slug), to, record: offer })
  }
}
