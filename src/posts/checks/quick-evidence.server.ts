import { findOfferFigures } from '#features/change-log/old-figures.server.ts'
import { bookmakerMapper } from '#entities/bookmaker/schema.ts'
import { casinoMapper } from '#entities/casino/schema.ts'
import { findOfferLicences } from '#entities/licence/queries.server.ts'
import { MAX_RELATED, withSameTitle } from '#entities/same-title.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Evidence, OfferState } from '#posts/checks/evidence.ts'
import { linkStates, outboundSlugs } from '#posts/checks/link-states.server.ts'
import type { EvidenceQuery } from '#posts/checks/evidence-query.ts'
import { postPath } from '#shared/post-address.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** Evidence cheap enough for the transaction of a save: one indexed query each. */
export async function quickEvidence(db: Reader, query: EvidenceQuery, now: Date): Promise<Evidence> {
  const ownPath = postPath(query)
  return {
    links: await linkStates(db, query.addresses, ownPath),
    offers: await offerStates(db, query.offers, now),
    figures: await findOfferFigures(db, { ids: query.offers, slugs: outboundSlugs(query.addresses) }),
    terms: query.entity ? await termsOf(db, query.entity) : null,
    hiddenPosts: await hiddenPosts(db, query.posts),
    sameTitle: await withSameTitle(db, 'post', query),
    linkedFrom: await countLinksTo(db, query, ownPath),
    picturesWithoutAlt: await picturesWithoutAlt(db, query.pictures),
  }
}

async function offerStates(db: Reader, ids: readonly string[], now: Date): Promise<Record<string, OfferState>> {
  if (ids.length === 0) return {}
  const casinos = await db
    .selectFrom('casino')
    .where('id', 'in', ids)
    .select(['id', 'title', 'refLink', 'closedYear', 'isDeleted', 'isActive'])
    .execute()
  const bookmakers = await db
    .selectFrom('bookmaker')
    .where('id', 'in', ids)
    .select(['id', 'title', 'refLink', 'isDeleted', 'isActive'])
    .execute()
  const state = (offer: { refLink: string; isDeleted: number; isActive: number }, needsLink: boolean) => {
    if (offer.isDeleted === 1) return 'archived'
    if (offer.isActive === 0) return 'draft'
    return needsLink && offer.refLink === '' ? 'noLink' : 'fine'
  }
  const casinoLicence = await findOfferLicences(db, 'casino', ids, now)
  const bookmakerLicence = await findOfferLicences(db, 'bookmaker', ids, now)
  return Object.fromEntries<OfferState>([
    ...casinos.map(({ id, title, ...row }): [string, OfferState] => {
      const isRunning = row.closedYear === null
      // A closed casino gets no visitors, so its licence does not matter.
      const licence = isRunning ? casinoLicence(id).state : 'valid'
      return [id, { model: 'Casino', title, state: state(row, isRunning), licence }]
    }),
    ...bookmakers.map(({ id, title, ...row }): [string, OfferState] => [
      id,
      { model: 'Bookmaker', title, state: state(row, true), licence: bookmakerLicence(id).state },
    ]),
  ])
}

async function termsOf(db: Reader, id: string): Promise<BonusTerms | null> {
  const casino = await db.selectFrom('casino').where('id', '=', id).select('bonusTerms').executeTakeFirst()
  if (casino) return casinoMapper.decodeColumn('bonusTerms', casino.bonusTerms)
  const bookmaker = await db.selectFrom('bookmaker').where('id', '=', id).select('bonusTerms').executeTakeFirst()
  return bookmaker ? bookmakerMapper.decodeColumn('bonusTerms', bookmaker.bonusTerms) : null
}

async function hiddenPosts(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const shown = await db
    .selectFrom('post')
    .where('id', 'in', ids)
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select('id')
    .execute()
  return ids.filter((id) => !shown.some((post) => post.id === id))
}

/** Live posts that link here in their text; else those whose blocks do, and casinos this is the review of. */
async function countLinksTo(db: Reader, { id }: EvidenceQuery, ownPath: string): Promise<number> {
  const linking = await db
    .selectFrom('postLink')
    .innerJoin('post', 'post.id', 'postLink.postId')
    .where('postLink.address', '=', ownPath)
    .where('post.isActive', '=', 1)
    .where('post.isDeleted', '=', 0)
    .select('post.id')
    .limit(MAX_RELATED)
    .execute()
  const others = linking.filter((post) => post.id !== id).length
  if (others > 0 || id === undefined) return others
  const shown = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', 'Post')
    .where('postRef.refId', '=', id)
    .where('postRef.postId', '<>', id)
    .where('post.isActive', '=', 1)
    .where('post.isDeleted', '=', 0)
    .select('post.id')
    .limit(1)
    .execute()
  const reviewed = await db.selectFrom('casino').where('reviewPost', '=', id).select('id').limit(1).execute()
  return shown.length + reviewed.length
}

async function picturesWithoutAlt(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('media').where('id', 'in', ids).where('alt', '=', '').select('id').execute()
  return rows.map(({ id }) => id)
}
