import type { NamedOffer, OfferCollection } from '#features/players/offer.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Picture } from '#shared/schema/picture.ts'

interface AboutOffer {
  collection: OfferCollection
  recordId: string
}

const TABLES = { casinos: 'casino', bookmakers: 'bookmaker' } as const

export interface PlayersOffer extends NamedOffer {
  id: string
  slug: string
  payoutsSpeed: number | null
  picture: Picture | null
}

/** For one that was deleted in the meantime. */
const GONE = { title: '', slug: '', payoutsSpeed: null, picture: null }

/** The offers that these are about, by their ids; also hidden ones. */
export async function findOffers(
  db: Reader,
  about: readonly AboutOffer[],
): Promise<(about: AboutOffer) => PlayersOffer> {
  const found = new Map<string, PlayersOffer>()
  for (const collection of ['casinos', 'bookmakers'] as const) {
    for (const offer of await readOffers(db, collection, about)) found.set(offer.id, offer)
  }
  return ({ collection, recordId }) => found.get(recordId) ?? { ...GONE, collection, id: recordId }
}

async function readOffers(
  db: Reader,
  collection: OfferCollection,
  about: readonly AboutOffer[],
): Promise<PlayersOffer[]> {
  const ids = about.filter((one) => one.collection === collection).map(({ recordId }) => recordId)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(TABLES[collection])
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'title', 'slug', 'payoutsSpeed', 'logo'])
    .execute()
  const offers = rows.map((row) => ({ ...row, collection, picture: null as Picture | null }))
  await loadPictures(db, offers, 'logo')
  return offers.map(({ id, title, slug, payoutsSpeed, picture }) => ({
    id,
    collection,
    title,
    slug,
    payoutsSpeed,
    picture,
  }))
}

export const findOffer = async (db: Reader, about: AboutOffer): Promise<PlayersOffer> =>
  (await findOffers(db, [about]))(about)
