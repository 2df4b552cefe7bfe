import { findBookmakerCards } from '#entities/bookmaker/queries.server.ts'
import { findCasinoCards } from '#entities/casino/queries.server.ts'
import { targetOf } from '#features/clicks/target.server.ts'
import { findOfferLicences, type KnownLicence, type Licensed } from '#entities/licence/queries.server.ts'
import type { InvalidReason } from '#entities/licence/state.ts'
import { orderBySort } from '#entities/offer/offer-list.server.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import { pragueDay } from '#shared/czech/day.ts'
import type { Picture } from '#shared/schema/picture.ts'

const OTHERS_SHOWN = 3

export interface GateOffer {
  slug: string
  title: string
  logo: Picture | null
  rating: number | null
  reviewPath: string | null
}

export interface Gate {
  kind: Licensed
  offer: GateOffer
  /** Null if none is on record. */
  barred: { reason: InvalidReason; licence: KnownLicence } | null
  /** Today's date in Prague. */
  today: string
  others: GateOffer[]
}

/** The blocked offer at `/go/{slug}`; undefined where visitors are redirected, or there is no such offer. */
export async function loadGate(db: Reader, slug: string, now: Date): Promise<Gate | undefined> {
  const target = await targetOf(db, slug, now)
  if (target?.href !== null) return undefined
  const kind = target.model === 'Casino' ? ('casino' as const) : ('bookmaker' as const)
  const today = pragueDay(now)
  const licence = (await findOfferLicences(db, kind, [target.id], now))(target.id)
  const [offer] = await offersOf(db, kind, [target.id], now)
  if (licence.state === 'valid' || !offer) return undefined
  const others = await offersOf(db, kind, await idsWithPermit(db, kind, today), now)
  return { kind, offer, barred: licence.state === 'invalid' ? licence : null, today, others }
}

async function idsWithPermit(db: Reader, kind: Licensed, today: string): Promise<string[]> {
  let query = db
    .selectFrom(kind)
    .where(isRunning(kind))
    .where(`${kind}.refLink`, '<>', '')
    .where(`${kind}.id`, 'in', (eb) =>
      eb
        .selectFrom('licence')
        .where('licence.isDeleted', '=', 0)
        .where('licence.isCzech', '=', 1)
        .where((is) => is.or([is('validFrom', 'is', null), is('validFrom', '<=', today)]))
        .where((is) => is.or([is('validTo', 'is', null), is('validTo', '>=', today)]))
        .where((is) => is.or([is('revokedOn', 'is', null), is('revokedOn', '>', today)]))
        .select(`licence.${kind}`),
    )
    .select(`${kind}.id`)
    .limit(OTHERS_SHOWN)
  for (const order of orderBySort(kind, BEST_FIRST)) query = query.orderBy(order)
  return (await query.execute()).map(({ id }) => id)
}

async function offersOf(db: Reader, kind: Licensed, ids: string[], now: Date): Promise<GateOffer[]> {
  const cards = kind === 'casino' ? await findCasinoCards(db, ids, now) : await findBookmakerCards(db, ids, now)
  const reviews = await findReviewPaths(db, kind, ids)
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card) return []
    const { slug, title, logo, rating } = card
    return [{ slug, title, logo, rating, reviewPath: reviews.get(id) ?? null }]
  })
}
