import type { PairKind } from '#features/comparison/schema.ts'
import { leaveRedirect, removeRedirectAt } from '#entities/redirect/moved.server.ts'
import type { Trx } from '#records/db.server.ts'
import { changesFeedOf } from '#shared/changes-address.ts'
import { pairPath } from '#shared/compare-address.ts'

interface Offer {
  id: string
  slug: string
  title: string
  isDeleted: boolean
  isActive: boolean
}

type AddressOf = (slug: string) => string

/** Leaves redirects at all paths that contain an offer's slug when the slug changes; nobody knows those of a draft. */
export async function redirectMovedOffer(
  trx: Trx,
  kind: PairKind,
  offer: Offer,
  { previous }: { previous: Offer | null },
): Promise<void> {
  if (!previous?.isActive || previous.isDeleted || offer.isDeleted || previous.slug === offer.slug) return
  for (const addressOf of [...(await findPairs(trx, kind, offer.id)), ...(await findFeed(trx, offer.id))]) {
    const to = addressOf(offer.slug)
    await removeRedirectAt(trx, to)
    await leaveRedirect(trx, { from: addressOf(previous.slug), to, record: offer })
  }
}

async function findPairs(trx: Trx, kind: PairKind, id: string): Promise<AddressOf[]> {
  const pages = await trx
    .selectFrom('pairPage')
    .where((eb) => eb.or([eb('first', '=', id), eb('second', '=', id)]))
    .select(['first', 'second'])
    .execute()
  if (pages.length === 0) return []
  const ids = pages.map(({ first, second }) => (first === id ? second : first))
  const others = await trx.selectFrom(kind).where('id', 'in', ids).select('slug').execute()
  return others.map((other) => (slug: string) => pairPath(slug, other.slug))
}

async function findFeed(trx: Trx, id: string): Promise<AddressOf[]> {
  const logged = await trx.selectFrom('changeEntry').where('recordId', '=', id).select('id').limit(1).execute()
  return logged.length > 0 ? [changesFeedOf] : []
}
