import { complaintPath } from '#features/complaints/shared/address.ts'
import { listBook } from '#features/complaints/read.server.ts'
import { OFFER_TABLES } from '#features/players/offer.ts'
import { voicesOf } from '#features/voices/shared/address.ts'
import { ALL_VOICES } from '#features/voices/sums.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'

/** As many as one part of a sitemap holds. */
const MOST = 5000

interface Listed {
  path: string
  lastmod: string
}

/** Pages of offers that somebody has written about, and the newest complaints that the newsroom has read. */
export async function playersPages(db: Reader): Promise<Listed[]> {
  const pages: Listed[] = []
  for (const table of Object.values(OFFER_TABLES)) {
    const read = () =>
      db
        .selectFrom(table)
        .innerJoin('voiceMonth', 'voiceMonth.recordId', `${table}.id`)
        .where(isPublic(table))
        .where('people', '>', 0)
        .groupBy('slug')
        .select((eb) => ['slug', eb.fn.max('month').as('month')])
        .limit(MOST)
        .execute()
    const rows = await readTagged(['voice', table], read, () => [ALL_VOICES, table])
    pages.push(...rows.map(({ slug, month }) => ({ path: voicesOf(slug), lastmod: `${month}-01` })))
  }
  const lines = await listBook(db, { state: null, recordId: null }, { offset: 0, limit: MOST })
  const read = lines.filter(({ state }) => state !== 'received')
  return [
    ...pages,
    ...read.map(({ number, receivedOn, closedOn }) => ({
      path: complaintPath(number),
      lastmod: closedOn ?? receivedOn,
    })),
  ]
}
