import { leaveRedirect, removeRedirectAt } from '#entities/redirect/moved.server.ts'
import type { Trx } from '#entities/tables.server.ts'
import { changesFeedOf } from '#shared/changes-address.ts'

interface Offer {
  id: string
  slug: string
  title: string
  updatedAt: string
  isDeleted: boolean
}

/** Readers follow the changes of an offer at an address with its slug: when it gets another one, the old one leads there. */
export async function redirectMovedFeed(
  trx: Trx,
  offer: Offer,
  { previous }: { previous: Offer | null },
): Promise<void> {
  if (!previous || previous.isDeleted || offer.isDeleted || previous.slug === offer.slug) return
  const told = await trx.selectFrom('changeEntry').where('recordId', '=', offer.id).select('id').limit(1).execute()
  if (told.length === 0) return
  const to = changesFeedOf(offer.slug)
  await removeRedirectAt(trx, to)
  await leaveRedirect(trx, { from: changesFeedOf(previous.slug), to, record: offer })
}
