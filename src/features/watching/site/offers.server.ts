import { CHECKED, CHECKED_COLLECTIONS } from '#features/facts/collections.server.ts'
import type { FactTable } from '#features/facts/facts.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'

export interface WatchedOffer {
  collection: string
  kind: FactTable
  id: string
  slug: string
  title: string
  path: string
}

/** An offer that visitors can read about: published, and with a published review. */
export async function findWatched(db: Reader, column: 'id' | 'slug', value: string): Promise<WatchedOffer | undefined> {
  for (const collection of CHECKED_COLLECTIONS) {
    const { table } = CHECKED[collection]
    const offer = await db
      .selectFrom(table)
      .where(column, '=', value)
      .where(isPublic(table))
      .select(['id', 'slug', 'title'])
      .executeTakeFirst()
    const path = offer && (await findReviewPaths(db, table, [offer.id])).get(offer.id)
    if (offer && path) return { collection, kind: table, path, ...offer }
  }
  return undefined
}
