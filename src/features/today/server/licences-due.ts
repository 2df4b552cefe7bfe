import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import type { Licensed } from '#entities/licence/queries.server.ts'
import { licenceMapper } from '#entities/licence/schema.ts'
import { endingSoon, offerLicence } from '#entities/licence/state.ts'
import { isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { pragueDay } from '#shared/czech/day.ts'

const MOST_SHOWN = 20

const LicenceDue = z
  .object({
    collection: z.enum(['casinos', 'bookmakers']),
    id: z.string(),
    title: z.string(),
    /** Ending: within sixty days. The others already have no play buttons. */
    kind: z.enum(['ending', 'expired', 'revoked', 'upcoming', 'foreign', 'unknown']),
    /** The last day of the licence. */
    day: z.iso.date().nullable(),
    number: z.string(),
  })
  .meta({ id: 'LicenceDue' })
type LicenceDue = z.infer<typeof LicenceDue>

async function linkedOffers(db: Reader, table: Licensed) {
  const rows = await db
    .selectFrom('licence')
    .where('isDeleted', '=', 0)
    .where(table, '>', '')
    .select([table, 'number', 'isCzech', 'validFrom', 'validTo', 'revokedOn'])
    .execute()
  const licences = rows.map((row) => ({ ...row, isCzech: licenceMapper.decodeColumn('isCzech', row.isCzech) }))
  const byOffer = Map.groupBy(licences, (licence) => String(licence[table]))
  const offers = await db
    .selectFrom(table)
    .where(isRunning(table))
    .where('refLink', '<>', '')
    .select(['id', 'title'])
    .execute()
  return offers.map((offer) => ({ ...offer, licences: byOffer.get(offer.id) ?? [] }))
}

export async function licencesDue(db: Reader, now: Date): Promise<LicenceDue[]> {
  const today = pragueDay(now)
  const [casinos, bookmakers] = await Promise.all([linkedOffers(db, 'casino'), linkedOffers(db, 'bookmaker')])
  const found = (collection: LicenceDue['collection'], offers: typeof casinos) =>
    offers.flatMap(({ id, title, licences }): LicenceDue[] => {
      const state = offerLicence(licences, today)
      if (state.state === 'unknown') return [{ collection, id, title, kind: 'unknown', day: null, number: '' }]
      const { number, validTo, revokedOn } = state.licence
      if (state.state === 'invalid') {
        const day = state.reason === 'revoked' ? revokedOn : validTo
        return [{ collection, id, title, kind: state.reason, day, number }]
      }
      const soon = endingSoon(licences, today)
      return soon ? [{ collection, id, title, kind: 'ending', day: soon.day, number }] : []
    })
  const all = [...found('casinos', casinos), ...found('bookmakers', bookmakers)]
  return all.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.title.localeCompare(b.title, 'cs'))
}

export const licencesDueCall = call({
  method: 'get',
  path: '/today/licences',
  tag: 'Today',
  summary: 'Casinos and bookmakers whose Czech permit ends within sixty days, or that have none',
  access: 'editor',
  response: z.object({ items: z.array(LicenceDue), total: z.int() }).meta({ id: 'LicencesDue' }),
  run: async (_, { services }) => {
    const items = await licencesDue(offThread(services.db), services.now())
    return { items: items.slice(0, MOST_SHOWN), total: items.length }
  },
})
