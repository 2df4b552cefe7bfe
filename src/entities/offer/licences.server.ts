import { z } from 'zod'
import type { AnyCollection } from '#records/collection.server.ts'
import type { Reader } from '#records/db.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

const LicenceNames = z.object({ items: z.array(z.string()) }).meta({ id: 'LicenceNames' })

/** Licence texts in use, most frequent first; suggesting them keeps the spelling consistent for filters. */
async function listLicences(db: Reader, table: 'casino' | 'bookmaker'): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .where('isDeleted', '=', 0)
    .where('licence', '<>', '')
    .groupBy('licence')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('licence')
    .select('licence')
    .execute()
  return rows.map(({ licence }) => licence)
}

/** Must be mounted before the calls of single records, which would read `licences` as an id. */
export const licencesCall = <Name extends string>(
  { name, noun, tag }: AnyCollection<Name>,
  table: 'casino' | 'bookmaker',
) =>
  call({
    method: 'get',
    path: `/${name}/licences`,
    tag,
    summary: `Licences in use for any ${noun}, most frequent first`,
    access: 'contributor',
    response: LicenceNames,
    run: async (_, { services }) => ({ items: await listLicences(offThread(services.db), table) }),
  })
