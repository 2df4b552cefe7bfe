import { OFFER_COLLECTIONS, OFFER_TABLES, type OfferCollection } from '#features/players/offer.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { isPublic, RUNNING_COLUMNS } from '#entities/offer/public.server.ts'
import { columnTags } from '#records/record-tags.server.ts'
import type { Reader } from '#records/db.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import type { Picture } from '#shared/schema/picture.ts'

interface AboutOffer {
  collection: OfferCollection
  recordId: string
}

/** For one that was deleted in the meantime. */
const GONE = { title: '', slug: '', payoutsSpeed: null, picture: null }

/** The offers that these are about, by their ids; also hidden ones. */
export async function findOffers(
  db: Reader,
  about: readonly AboutOffer[],
): Promise<(about: AboutOffer) => PlayersOffer> {
  const found = new Map<string, PlayersOffer>()
  for (const collection of OFFER_COLLECTIONS) {
    const ids = about.filter((one) => one.collection === collection).map(({ recordId }) => recordId)
    if (ids.length === 0) continue
    const rows = await db
      .selectFrom(OFFER_TABLES[collection])
      .where('id', 'in', [...new Set(ids)])
      .select(['id', 'title', 'slug', 'payoutsSpeed', 'logo'])
      .execute()
    const offers = rows.map((row) => ({ ...row, collection, picture: null as Picture | null }))
    await loadPictures(db, offers, 'logo')
    for (const { logo: _, ...offer } of offers) found.set(offer.id, offer)
  }
  return ({ collection, recordId }) => found.get(recordId) ?? { ...GONE, collection, id: recordId }
}

export const findOffer = async (db: Reader, about: AboutOffer): Promise<PlayersOffer> =>
  (await findOffers(db, [about]))(about)

type Table = (typeof OFFER_TABLES)[OfferCollection]

/** Sums of the public offers of a collection, until they or one of its offers change. */
export function readSums<Row>(
  model: 'voice' | 'complaint',
  collection: OfferCollection,
  tag: string,
  read: (table: Table) => Promise<Row[]>,
): Promise<Row[]> {
  const table = OFFER_TABLES[collection]
  const tags = [tag, ...(table === 'casino' ? columnTags(table, RUNNING_COLUMNS) : [table])]
  return readTagged(
    [model, table],
    () => read(table),
    () => tags,
  )
}

/** As many as anybody chooses from. */
const MOST_NAMES = 500

export const readOfferNames = (db: Reader, table: Table) =>
  db.selectFrom(table).where(isPublic(table)).orderBy('titleSort').limit(MOST_NAMES).select(['slug', 'title']).execute()
