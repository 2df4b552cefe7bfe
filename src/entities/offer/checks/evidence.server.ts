import { externalLinkStates } from '#features/links/link-states.server.ts'
import { findOfferLicences } from '#entities/licence/queries.server.ts'
import type { OfferEvidence } from '#entities/offer/checks/evidence.ts'
import type { OfferEvidenceQuery } from '#entities/offer/checks/evidence-query.ts'
import { timedWithdrawals } from '#entities/payout-test/remeasure.server.ts'
import { withSameTitle } from '#entities/same-title.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Related } from '#shared/checks/evidence.ts'

export async function offerEvidence(
  db: Reader,
  table: 'casino' | 'bookmaker',
  query: OfferEvidenceQuery,
  now: Date,
): Promise<Required<Omit<OfferEvidence, 'oldFigures'>>> {
  return {
    links: await externalLinkStates(db, query.addresses),
    sameTitle: await withSameTitle(db, table, query),
    logoWithoutAlt: query.logo ? await logoWithoutAlt(db, query.logo) : [],
    hiddenReview: query.reviewPost ? await hiddenReview(db, query.reviewPost) : [],
    withdrawals: query.id ? await timedWithdrawals(db, table, query.id) : [],
    licence: query.id ? (await findOfferLicences(db, table, [query.id], now))(query.id).state : null,
  }
}

async function logoWithoutAlt(db: Reader, id: string): Promise<Related[]> {
  const rows = await db
    .selectFrom('media')
    .where('id', '=', id)
    .where('alt', '=', '')
    .where('isDecoration', '=', 0)
    .select(['id', 'title'])
    .execute()
  return rows.map((row) => ({ collection: 'media', ...row }))
}

async function hiddenReview(db: Reader, id: string): Promise<Related[]> {
  const rows = await db
    .selectFrom('post')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('isActive', '=', 0), eb('isDeleted', '=', 1)]))
    .select(['id', 'title'])
    .execute()
  return rows.map((row) => ({ collection: 'posts', ...row }))
}
