import { z } from 'zod'
import type { AnyCollection } from '#entities/collection.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { type Call, call } from '#entities/calls.server.ts'

const LicenceNames = z.object({ items: z.array(z.string()) }).meta({ id: 'LicenceNames' })

/** The licences that are in use, the usual ones first: what is written one way can be filtered by. */
export async function listLicences(db: Reader, table: 'casino' | 'bookmaker'): Promise<string[]> {
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

/** Stands before the calls of single records: to them, `licences` would be an id. */
export const licencesCall = (
  { name, noun, tag }: Pick<AnyCollection, 'name' | 'noun' | 'tag'>,
  table: 'casino' | 'bookmaker',
): Call =>
  call(
    {
      method: 'get',
      path: `/${name}/licences`,
      tag,
      summary: `Licences that a ${noun} has, the most frequent first`,
      access: 'contributor',
      response: LicenceNames,
    },
    async (_, { services }) => ({ items: await listLicences(services.db, table) }),
  )
