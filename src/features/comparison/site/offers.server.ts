import { bookmakerIdsOfList, findBookmakerCards } from '#entities/bookmaker/queries.server.ts'
import { casinoIdsOfList, findCasinoCards } from '#entities/casino/queries.server.ts'
import type { FactTable } from '#features/facts/facts.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { unarchivedIn } from '#infra/db/unarchived.server.ts'
import { loadFacts, presentFacts } from '#features/facts/post/facts.server.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { KnownOffer } from '#features/comparison/site/choice.ts'
import type { Compared } from '#features/comparison/site/rows.ts'

/** As many as anyone would read through; other offers have their own link to compare. */
const MOST_LISTED = 60

export interface Choosable {
  slug: string
  title: string
  logo: Picture | null
  rating: number | null
}

export async function findBySlugs(db: Reader, requested: readonly string[]): Promise<KnownOffer[]> {
  const slugs = requested.filter(isSlug)
  if (slugs.length === 0) return []
  const [casinos, bookmakers] = await Promise.all([
    db
      .selectFrom('casino')
      .where(unarchivedIn('slug', slugs))
      .where(isPublic('casino'))
      .select(['id', 'slug', 'title', 'closedYear'])
      .execute(),
    db
      .selectFrom('bookmaker')
      .where(unarchivedIn('slug', slugs))
      .where(isPublic('bookmaker'))
      .select(['id', 'slug', 'title'])
      .execute(),
  ])
  return [
    ...casinos.map(({ closedYear, ...offer }) => ({
      kind: 'casino' as const,
      ...offer,
      isClosed: closedYear !== null,
    })),
    ...bookmakers.map((offer) => ({ kind: 'bookmaker' as const, ...offer, isClosed: false })),
  ]
}

export const loadChoosable = defineCached(readChoosable)

async function readChoosable(db: Reader, kind: FactTable, now: Date): Promise<Choosable[]> {
  const list = { filter: {}, sort: 'rating', limit: MOST_LISTED } as const
  const rows = await (kind === 'casino' ? casinoIdsOfList(db, list) : bookmakerIdsOfList(db, list)).execute()
  const ids = rows.map(({ id }) => id)
  const cards = kind === 'casino' ? await findCasinoCards(db, ids, now) : await findBookmakerCards(db, ids, now)
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card || card.licenceState === 'invalid') return []
    const { slug, title, logo, rating } = card
    return [{ slug, title, logo, rating }]
  })
}

export async function loadCompared(
  db: Reader,
  kind: FactTable,
  ids: readonly string[],
  now: Date,
): Promise<Compared[]> {
  const reviews = await findReviewPaths(db, kind, ids)
  const found = await Promise.all(ids.map((id) => loadFacts(db, kind, id, now)))
  return found.flatMap((checked, index) =>
    checked
      ? [
          {
            facts: presentFacts(checked, now),
            standings: checked.standings,
            reviewPath: reviews.get(ids[index] ?? '') ?? null,
          },
        ]
      : [],
  )
}
