import { licenceMapper } from '#entities/licence/schema.ts'
import { nextChangeDay, type OfferLicence, offerLicence, type LicenceSpan } from '#entities/licence/state.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { expireAt } from '#infra/cache/tracking.server.ts'
import { pragueDay, pragueDayStart } from '#shared/czech/day.ts'

export type Licensed = 'casino' | 'bookmaker'

export interface KnownLicence extends LicenceSpan {
  authority: string
  number: string
  registerUrl: string
  checkedOn: string | null
}

const UNKNOWN: OfferLicence<KnownLicence> = { state: 'unknown' }

/** The licence state of each offer today; cached data expires on the next day that changes it. */
export async function findOfferLicences(
  db: Reader,
  table: Licensed,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<(id: string) => OfferLicence<KnownLicence>> {
  if (ids.length === 0) return () => UNKNOWN
  const byOffer = await readLicences(db, table, ids, now)
  return (id) => byOffer.get(id) ?? UNKNOWN
}

/** Offers known to have no valid licence today. */
export const findUnlicensed = defineCached(async (db: Reader, table: Licensed, now: Date): Promise<string[]> => {
  const byOffer = await readLicences(db, table, 'all', now)
  return [...byOffer].flatMap(([id, { state }]) => (state === 'invalid' ? [id] : []))
})

async function readLicences(db: Reader, table: Licensed, ids: readonly string[] | 'all', now: Date) {
  const rows = await db
    .selectFrom('licence')
    .where('isDeleted', '=', 0)
    .$call((query) => (ids === 'all' ? query.where(table, '>', '') : query.where(table, 'in', ids)))
    .select(['casino', 'bookmaker', 'authority', 'isCzech', 'number', 'registerUrl', 'checkedOn'])
    .select(['validFrom', 'validTo', 'revokedOn'])
    .execute()
  const today = pragueDay(now)
  const licences = rows.map((row) => ({ ...row, isCzech: licenceMapper.decodeColumn('isCzech', row.isCzech) }))
  const turn = nextChangeDay(licences, today)
  if (turn) expireAt(pragueDayStart(turn))
  const byOffer = Map.groupBy(licences, (licence) => licence[table] ?? '')
  return new Map([...byOffer].map(([id, own]) => [id, offerLicence<KnownLicence>(own, today)]))
}

interface Linked {
  refLink: string
  closedYear?: number | null
}

/** Whether visitors may be sent to the offer: it has a link, is open, and a valid licence is on record. */
export const hasLink = ({ refLink, closedYear = null }: Linked, { state }: OfferLicence): boolean =>
  refLink !== '' && closedYear === null && state === 'valid'
